import { defineRule } from '../../framework/define-rule.ts';
import enumeratedValues from '../../functions/enumerated-values.ts';

export default defineRule({
  id: 'enum-values-example',
  statements: ['2.1/enum-values', '2.2/pattern-valid'],
  severity: 'error',
  summary: 'An example or default of an enumerated value is UPPER_CASE, as its pattern asks.',
  why: 'What an example shows is copied into requests, which the pattern then rejects.',
  then: { function: enumeratedValues, functionOptions: { of: 'ownExamples' } },
  examples: {
    bad: [
      {
        title: 'an example and a default beside the pattern of enumerated values',
        yaml: `
          Order:
            type: object
            properties:
              channel:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[0-9A-Z_]+$'
                example: web # <- finding
              priority:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[A-Z_]+$'
                default: very high # <- finding
        `,
      },
      {
        title: 'the example of a parameter whose schema stands behind a reference',
        yaml: `
          components:
            parameters:
              Channel:
                name: channel
                in: query
                schema: { $ref: '#/components/schemas/Channel' }
                example: web # <- finding
            schemas:
              Channel: { type: [string], minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
        `,
      },
    ],
    good: [
      {
        title: 'an UPPER_CASE example',
        yaml: `
          Order:
            type: object
            properties:
              channel: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', example: WEB }
        `,
      },
    ],
    ignored: [
      {
        title: 'an example of another pattern',
        yaml: `
          Order:
            type: object
            properties:
              reference: { type: string, minLength: 1, maxLength: 40, pattern: '^[a-z]{4,40}$', example: summer }
        `,
      },
    ],
  },
});
