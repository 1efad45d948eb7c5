import { defineRule } from '../../framework/define-rule.ts';
import typedNames from '../../functions/typed-names.ts';

export default defineRule({
  id: 'array-names',
  statements: ['2.1/array-names'],
  severity: 'warn',
  summary: 'Array property names are plural nouns.',
  why: 'A name in the singular reads as one value, and is taken for one until the code fails.',
  then: {
    function: typedNames,
    functionOptions: { of: 'properties', type: 'array', check: 'plural', fixed: ['batch_result'] },
  },
  examples: {
    bad: [
      {
        title: 'a singular noun',
        yaml: `
          Order:
            type: object
            properties:
              lineItem: # <- finding
                type: array
                minItems: 0
                maxItems: 100
                items: { type: object }
        `,
      },
      {
        title: 'an array behind a reference, and one in a list of types',
        yaml: `
          Order:
            type: object
            properties:
              address: # <- finding
                $ref: '#/components/schemas/Addresses'
              refund: # <- finding
                type: [array]
                minItems: 0
                maxItems: 100
          Addresses:
            type: array
            minItems: 0
            maxItems: 100
            items: { type: object }
        `,
      },
    ],
    good: [
      {
        title: 'plural and uncountable nouns, and a word of its own',
        yaml: `
          x-lintel:
            vocabulary: { plural: [pokedex] }
          components:
            schemas:
              List:
                type: array
                minItems: 0
                maxItems: 100
                items: { type: object }
              Order:
                type: object
                properties:
                  lineItems: { $ref: '#/components/schemas/List' }
                  children: { $ref: '#/components/schemas/List' }
                  criteria: { $ref: '#/components/schemas/List' }
                  metadata: { $ref: '#/components/schemas/List' }
                  equipment: { $ref: '#/components/schemas/List' }
                  pokedex: { $ref: '#/components/schemas/List' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a noun with one form for both, and the copies of an e-mail',
        yaml: `
          Message:
            type: object
            properties:
              agenda: { $ref: '#/components/schemas/List' }
              cc: { $ref: '#/components/schemas/List' }
              bcc: { $ref: '#/components/schemas/List' }
          List:
            type: array
            minItems: 0
            maxItems: 100
            items: { type: object }
        `,
      },
      {
        title: 'a single value, and one value or a list of them',
        yaml: `
          Order:
            type: object
            properties:
              address: { type: object }
              refund:
                type: [object, array]
                minItems: 0
                maxItems: 100
        `,
      },
    ],
  },
});
