import { defineRule } from '../../framework/define-rule.ts';
import segmentNumber from '../../functions/segment-number.ts';

export default defineRule({
  id: 'collection-plural',
  statements: ['4.1/collection-plural'],
  severity: 'warn',
  summary: 'Collections have plural names, singletons singular ones.',
  why: 'The name tells a reader whether one resource or many come back, before any documentation is opened.',
  then: { function: segmentNumber },
  examples: {
    bad: [
      {
        title: 'a singular collection, told once for all its paths',
        yaml: `
          /v1/shop/order/{orderId}: {} # <- finding
          /v1/shop/order/{orderId}/items/{itemId}: {}
        `,
      },
      {
        title: 'an irregular noun, and the sub-collection of a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/person/{personId}: # <- finding
              $ref: '#/components/pathItems/Person'
            /v1/shop/orders/{orderId}/line-item/{lineItemId}: {} # <- finding
          components:
            pathItems:
              Person: {}
        `,
      },
      {
        title: 'a singular name where POST creates resources',
        yaml: `
          /v1/shop/customer: # <- finding
            post:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'plural nouns',
        yaml: `
          /v1/shop/orders/{orderId}/line-items/{lineItemId}: {}
          /v1/shop/people/{personId}: {}
          /v1/shop/equipment/{equipmentId}: {}
          /v1/shop/trousers/{articleId}: {}
          /v1/shop/real-estate/{articleId}: {}
        `,
      },
    ],
    ignored: [
      {
        title: 'a word that the description declares',
        yaml: `
          x-lintel:
            vocabulary: { plural: [stock] }
          paths:
            /v1/shop/stock/{articleId}: {}
        `,
      },
      {
        title: 'namespaces and actions',
        yaml: `
          /v1/warehouse/orders/{orderId}/cancel: {}
        `,
      },
    ],
  },
});
