import { defineRule } from '../../framework/define-rule.ts';
import bareLocale from '../../functions/bare-locale.ts';

export default defineRule({
  id: 'locale-not-bare',
  statements: ['2.3/locale'],
  severity: 'warn',
  summary: 'What is called a locale is an object of country_code and language, and no string.',
  why: 'A string leaves open whether its second half is a country, a script or a variant, and how the two are joined.',
  then: { function: bareLocale },
  examples: {
    bad: [
      {
        title: 'strings',
        yaml: `
          Customer:
            type: object
            properties:
              locale: # <- finding
                type: string
                minLength: 2
                maxLength: 35
              preferredLocales:
                type: array
                minItems: 0
                maxItems: 10
                items: # <- finding
                  type: string
                  minLength: 2
                  maxLength: 35
        `,
      },
      {
        title: 'a string behind a reference and with a 3.1 type list',
        yaml: `
          Customer:
            type: object
            properties:
              shopperLocale: # <- finding
                $ref: '#/components/schemas/Tag'
          Tag:
            type: [string]
            minLength: 2
            maxLength: 35
        `,
      },
    ],
    good: [
      {
        title: 'an object',
        yaml: `
          Customer:
            type: object
            properties:
              locale:
                type: object
                properties:
                  country_code: { type: string, minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' }
                  language: { type: string, minLength: 2, maxLength: 35 }
        `,
      },
    ],
    ignored: [
      {
        title: 'a language tag under its own name, and a query parameter, which cannot be an object',
        yaml: `
          paths:
            /v1/shop/orders:
              parameters:
                - { name: locale, in: query, schema: { type: string, minLength: 2, maxLength: 35 } }
          components:
            schemas:
              Customer:
                type: object
                properties:
                  language: { type: string, minLength: 2, maxLength: 35 }
        `,
      },
    ],
  },
});
