import { defineRule } from '../../framework/define-rule.ts';
import verbSegments from '../../functions/verb-segments.ts';

export default defineRule({
  id: 'no-verbs',
  statements: ['4.1/no-verbs'],
  severity: 'warn',
  summary: 'Data resources are not named by verbs.',
  why: 'A verb beside a method says twice what happens, and says it wrong as soon as a second method comes: GET on /create-orders.',
  then: { function: verbSegments },
  examples: {
    bad: [
      {
        title: 'a verb that an identifier follows',
        yaml: `
          /v1/shop/create-orders/{orderId}: {} # <- finding
          /v1/shop/fetch-orders/{orderId}: {} # <- finding
          /v1/shop/get-invoice/{invoiceId}: {} # <- finding
          /v1/shop/list-customers/{customerId}: {} # <- finding
          /v1/shop/modify-tags/{tagId}: {} # <- finding
          /v1/shop/update/{updateId}: {} # <- finding
        `,
      },
      {
        title: 'a list in pages',
        yaml: `
          /v1/shop/get-customers: # <- finding
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
                '400': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
      {
        title: 'a verb whose GET and PUT exchange one representation, through a reference',
        yaml: `
          paths:
            /v1/shop/orders/{orderId}/deliver: # <- finding
              $ref: '#/components/pathItems/Delivery'
          components:
            pathItems:
              Delivery:
                parameters:
                  - name: orderId
                    in: path
                    required: true
                    schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
                get:
                  responses:
                    '200':
                      description: The delivery.
                      headers:
                        Content-Language: { $ref: 'common.yaml#/headers/ContentLanguage' }
                        ETag: { $ref: 'common.yaml#/headers/ETag' }
                      content:
                        application/json:
                          schema: { $ref: 'common.yaml#/schemas/Resource' }
                put:
                  parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
        `,
      },
    ],
    good: [
      {
        title: 'the noun',
        yaml: `
          /v1/shop/orders/{orderId}/delivery: {}
        `,
      },
    ],
    ignored: [
      {
        title: 'words that are nouns as well',
        yaml: `
          /v1/shop/transfers/{transferId}: {}
          /v1/shop/orders/{orderId}/returns/{returnId}: {}
          /v1/shop/reports/{reportId}: {}
          /v1/shop/updates/{updateId}: {}
          /v1/shop/change-orders/{orderId}: {}
          /v1/shop/list-items/{itemId}: {}
          /v1/shop/know-how/{articleId}: {}
        `,
      },
      {
        title: 'actions',
        yaml: `
          /v1/shop/orders/{orderId}/activate:
            parameters:
              - name: orderId
                in: path
                required: true
                schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
            post: {}
        `,
      },
    ],
  },
});
