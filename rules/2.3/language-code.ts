import { defineRule } from '../../framework/define-rule.ts';
import standardCodes from '../../functions/standard-codes.ts';

export default defineRule({
  id: 'language-code',
  statements: ['2.3/language-code'],
  severity: 'warn',
  summary: 'A language code is a BCP-47 tag.',
  why: 'Tags go into Accept-Language, into lang attributes and into every translation library as they are; other codes need a table.',
  then: { function: standardCodes, functionOptions: { role: 'language' } },
  examples: {
    bad: [
      {
        title: 'three letters, an underscore, and the name of a language',
        yaml: `
          Customer:
            type: object
            properties:
              language:
                type: string
                minLength: 3
                maxLength: 3
                pattern: '^[a-z]{3}$' # <- finding
              preferredLanguage:
                type: string
                minLength: 2
                maxLength: 10
                example: en_US # <- finding
              siteLanguage:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[0-9A-Z_]+$'
                enum:
                  - GERMAN # <- finding
        `,
      },
      {
        title: 'a default behind a reference, and an example of a path-level parameter',
        yaml: `
          paths:
            /v1/shop/orders:
              parameters:
                - name: language
                  in: query
                  example: deu # <- finding
                  schema: { $ref: '#/components/schemas/LanguageTag' }
          components:
            schemas:
              LanguageTag:
                type: string
                minLength: 2
                maxLength: 35
                default: en_US # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'tags, as a pattern and as examples',
        yaml: `
          Customer:
            type: object
            properties:
              language:
                type: string
                minLength: 2
                maxLength: 35
                pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$'
                example: zh-Hant-TW
        `,
      },
    ],
    ignored: [
      {
        title: 'languages that nobody speaks, and a language that is an object',
        yaml: `
          Job:
            type: object
            properties:
              programmingLanguage: { type: string, minLength: 1, maxLength: 40, example: python }
              queryLanguage: { type: string, minLength: 1, maxLength: 40, example: sql }
              language: { type: object, properties: { title: { type: string, minLength: 1, maxLength: 40 } } }
        `,
      },
    ],
  },
});
