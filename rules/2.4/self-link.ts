import { defineRule } from '../../framework/define-rule.ts';
import selfLink from '../../functions/self-link.ts';

/**
 * That the body of 201 has links at all is a matter of 4.2/post-created and 7.1/created-body. That self is among them is also in
 * 4.2/post-created, an error; 2.4/self-link speaks, as its note says how a document shows that, and with the severity given there.
 */
export default defineRule({
  id: 'self-link',
  statements: ['2.4/self-link'],
  severity: 'warn',
  summary: 'The links of a created resource include self, in the list of relations and in examples.',
  why: 'No Location header tells where the new resource is; without self a client has to build the address itself.',
  then: { function: selfLink, functionOptions: { relation: 'self' } },
  examples: {
    bad: [
      {
        title: 'an example of the body',
        yaml: `
          /v1/shop/orders:
            post:
              responses:
                '201':
                  description: The order.
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                      example:
                        id: h1pXbT9Rz0aQm4sWk7cVyE
                        links: # <- finding
                          - href: /v1/shop/orders/h1pXbT9Rz0aQm4sWk7cVyE/cancel
                            rel: cancel
                            method: POST
        `,
      },
      {
        title: 'an example and a list of relations, behind references',
        yaml: `
          paths:
            /v1/shop/orders:
              post:
                responses:
                  '201':
                    description: The order.
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/Order' }
                        examples:
                          gift: { $ref: '#/components/examples/Gift' }
          components:
            examples:
              Gift:
                value:
                  links: [] # <- finding
            schemas:
              Order:
                type: object
                properties:
                  links:
                    readOnly: true
                    type: array
                    minItems: 0
                    maxItems: 100
                    items:
                      type: object
                      properties:
                        href: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                        rel: { $ref: '#/components/schemas/Relation' }
                        method: { type: string, minLength: 1, maxLength: 10 }
              Relation:
                type: string
                minLength: 1
                maxLength: 255
                enum: [cancel, capture] # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'self among others',
        yaml: `
          /v1/shop/orders:
            post:
              responses:
                '201':
                  description: The order.
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                      example:
                        id: h1pXbT9Rz0aQm4sWk7cVyE
                        links:
                          - href: /v1/shop/orders/h1pXbT9Rz0aQm4sWk7cVyE/cancel
                            rel: cancel
                            method: POST
                          - href: /v1/shop/orders/h1pXbT9Rz0aQm4sWk7cVyE
                            rel: self
                            method: GET
        `,
      },
    ],
    ignored: [
      {
        title: 'an answer that created nothing',
        yaml: `
          /v1/shop/orders/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '200':
                  description: The order.
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                      example:
                        id: h1pXbT9Rz0aQm4sWk7cVyE
                        links:
                          - href: /v1/shop/orders/h1pXbT9Rz0aQm4sWk7cVyE/refund
                            rel: refund
                            method: POST
        `,
      },
    ],
  },
});
