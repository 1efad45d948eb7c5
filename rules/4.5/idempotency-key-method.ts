import { defineRule } from '../../framework/define-rule.ts';
import headerMethods from '../../functions/header-methods.ts';

export default defineRule({
  id: 'idempotency-key-method',
  statements: ['4.5/header'],
  severity: 'error',
  summary: 'Idempotency-Key is taken with POST only, and sent with webhooks.',
  why: 'The other methods may be repeated anyway; a key on them promises a check that nobody needs and few make.',
  then: { function: headerMethods, functionOptions: { header: 'Idempotency-Key', methods: ['post'] } },
  examples: {
    bad: [
      {
        title: 'with DELETE',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              parameters:
                - name: Idempotency-Key # <- finding
                  in: header
                  schema: { type: string, minLength: 16, maxLength: 64 }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'in a path item, for GET as well as POST',
        yaml: `
          /v1/shop/orders:
            parameters:
              - $ref: 'common.yaml#/parameters/IdempotencyKey' # <- finding
            get:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '201': { $ref: 'common.yaml#/responses/Resource' }
                '422': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    good: [
      {
        title: 'with POST, in its path item',
        yaml: `
          /v1/shop/orders:
            parameters:
              - $ref: 'common.yaml#/parameters/IdempotencyKey'
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '201': { $ref: 'common.yaml#/responses/Resource' }
                '422': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a webhook',
        yaml: `
          webhooks:
            orderPaid:
              put:
                parameters: [{ $ref: 'common.yaml#/parameters/IdempotencyKey' }]
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
