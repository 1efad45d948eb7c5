import { defineRule } from '../../framework/define-rule.ts';
import commonObject from '../../functions/common-object.ts';

export default defineRule({
  id: 'locale-object',
  statements: ['2.3/locale'],
  severity: 'warn',
  summary: 'A Locale has country_code and language.',
  why: 'Language and country are chosen apart from one another; an object that has only one of them makes readers guess the other.',
  then: { function: commonObject, functionOptions: { type: 'locale' } },
  examples: {
    bad: [
      {
        title: 'no language, and another name for it',
        yaml: `
          Locale: # <- finding
            type: object
            properties:
              country_code: { type: string, minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' }
              timezone: { type: string, minLength: 1, maxLength: 64 }
        `,
      },
      {
        title: 'a property that is called locale, in a callback',
        yaml: `
          /v1/shop/exports:
            post:
              callbacks:
                done:
                  '{$request.body#/url}':
                    post:
                      requestBody:
                        required: true
                        content:
                          application/json:
                            schema:
                              type: object
                              properties:
                                locale: # <- finding
                                  type: object
                                  properties:
                                    language: { type: string, minLength: 2, maxLength: 35 }
                      responses:
                        '204': { $ref: 'common.yaml#/responses/NoContent' }
              responses:
                '202': { $ref: 'common.yaml#/responses/Accepted' }
        `,
      },
    ],
    good: [
      {
        title: 'both, and a timezone',
        yaml: `
          Locale:
            type: object
            properties:
              country_code: { type: string, minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' }
              language: { type: string, minLength: 2, maxLength: 35 }
              timezone: { type: string, minLength: 1, maxLength: 64 }
        `,
      },
    ],
    ignored: [
      {
        title: 'an object of something else, and a map',
        yaml: `
          Site:
            type: object
            properties:
              language: { type: string, minLength: 2, maxLength: 35 }
              locales: { type: object, additionalProperties: { type: string, minLength: 0, maxLength: 99 } }
        `,
      },
    ],
  },
});
