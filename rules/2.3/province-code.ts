import { defineRule } from '../../framework/define-rule.ts';
import standardCodes from '../../functions/standard-codes.ts';

export default defineRule({
  id: 'province-code',
  statements: ['2.3/province'],
  severity: 'hint',
  summary: 'A province is a subdivision of ISO 3166-2, by its code.',
  why: 'Names of provinces vary by language and by who types them; the code is the same in every payload.',
  then: { function: standardCodes, functionOptions: { role: 'province', strictNames: ['province', 'subdivision'] } },
  examples: {
    bad: [
      {
        title: 'a name, and a schema that admits any name',
        yaml: `
          Store:
            type: object
            properties:
              province: # <- finding
                type: string
                minLength: 1
                maxLength: 100
              provinceCode:
                type: string
                minLength: 1
                maxLength: 6
                example: California # <- finding
        `,
      },
      {
        title: 'the state of an address, through an allOf',
        yaml: `
          Branch:
            allOf:
              - $ref: '#/components/schemas/Address'
              - type: object
                properties:
                  phone: { type: string, minLength: 1, maxLength: 20 }
            example:
              state: Bavaria # <- finding
          Address:
            type: object
            properties:
              street: { type: string, minLength: 1, maxLength: 100 }
              city: { type: string, minLength: 1, maxLength: 100 }
              state: { type: string, minLength: 1, maxLength: 6 }
              postalCode: { type: string, minLength: 1, maxLength: 20 }
        `,
      },
    ],
    good: [
      {
        title: 'codes with and without the country',
        yaml: `
          Store:
            type: object
            properties:
              province: { type: string, minLength: 4, maxLength: 6, pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$', example: US-CA }
              homeProvince: { type: string, minLength: 1, maxLength: 3, pattern: '^[A-Z0-9]{1,3}$', example: CA }
        `,
      },
    ],
    ignored: [
      {
        title: 'a state that is a condition',
        yaml: `
          Job:
            type: object
            properties:
              state: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', example: PENDING }
        `,
      },
    ],
  },
});
