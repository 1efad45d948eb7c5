import { defineRule } from '../../framework/define-rule.ts';
import noNull from '../../functions/no-null.ts';

export default defineRule({
  id: 'no-null',
  statements: ['2.1/no-null'],
  severity: 'error',
  summary: 'Null is neither produced nor accepted: an absent property means undefined.',
  why: 'With null beside absence, every field has two ways to be empty, and nobody knows whether they differ.',
  then: { function: noNull },
  examples: {
    bad: [
      {
        title: 'nullable in OpenAPI 3.0',
        yaml: `
          openapi: 3.0.3
          components:
            schemas:
              Order:
                type: object
                properties:
                  gift:
                    type: object
                    nullable: true # <- finding
        `,
      },
      {
        title: 'null in a list of types, as an alternative of a referred schema, and as a value',
        yaml: `
          Order:
            type: object
            properties:
              gift:
                type:
                  - object
                  - 'null' # <- finding
              receipt: { $ref: '#/components/schemas/Receipt' }
              refund:
                type: object
                default: null # <- finding
          Receipt:
            type: 'null' # <- finding
        `,
      },
      {
        title: 'null inside a value that is listed',
        yaml: `
          Order:
            type: object
            properties:
              gift:
                type: object
                enum:
                  - note: null # <- finding
              refund:
                type: object
                const:
                  - cards:
                      - null # <- finding
        `,
      },
      {
        title: 'null in an example',
        yaml: `
          Order:
            type: object
            properties:
              gift: { type: object }
            example:
              gift: null # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'a property that may be absent',
        yaml: `
          Order:
            type: object
            required: [card]
            properties:
              card: { type: object }
              gift: { type: object }
            example:
              card: {}
        `,
      },
    ],
    ignored: [
      {
        title: 'nullable false, a property called nullable, the word null, and a condition',
        yaml: `
          Column:
            type: object
            properties:
              nullable: { type: boolean }
              fallback:
                type: object
                nullable: false
                not: { type: 'null' }
            example: { nullable: true, fallback: { text: 'null' } }
        `,
      },
    ],
  },
});
