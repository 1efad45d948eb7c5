import { defineRule } from '../../framework/define-rule.ts';
import keywordValues from '../../functions/keyword-values.ts';

export default defineRule({
  id: 'no-closed-objects',
  statements: ['2.1/no-closed-objects'],
  severity: 'error',
  summary: 'No schema closes its object by additionalProperties or unevaluatedProperties false.',
  why: 'A closed object makes every new property a breaking change: clients that validate reject the whole message.',
  then: {
    function: keywordValues,
    functionOptions: {
      forbidden: { additionalProperties: false, unevaluatedProperties: false },
      instead: 'remove it, so that properties can be added later',
    },
  },
  examples: {
    bad: [
      {
        title: 'a closed component',
        yaml: `
          Order:
            type: object
            additionalProperties: false # <- finding
        `,
      },
      {
        title: 'an object that is closed with what it extends',
        yaml: `
          Order:
            type: object
          PaidOrder:
            allOf:
              - $ref: '#/components/schemas/Order'
              - type: object
            unevaluatedProperties: false # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'an open object, and a map',
        yaml: `
          Order:
            type: object
            additionalProperties: true
            properties:
              stock:
                type: object
                additionalProperties: { type: object }
        `,
      },
    ],
    ignored: [
      {
        title: 'a property called so, a text in an example, and a condition',
        yaml: `
          Form:
            type: object
            properties:
              additionalProperties: { type: boolean }
            example: { additionalProperties: false }
            not:
              properties: { draft: {} }
              additionalProperties: false
        `,
      },
    ],
  },
});
