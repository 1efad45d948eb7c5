import { defineRule } from '../../framework/define-rule.ts';
import linksArray from '../../functions/links-array.ts';

/**
 * What the bodies of 201 and 202 hold themselves is `links-array-created`; one of them that holds no links at all is told
 * by 4.2/post-created, 7.1/created-body and 4.9/accepted-links, and a collection response without any by
 * 2.5/collection-links.
 */
export default defineRule({
  id: 'links-array',
  statements: ['2.4/links-array'],
  severity: 'warn',
  summary: 'Responses carry their links in an array links, and a resource that is read or updated defines one.',
  why: 'A client that finds every link in the same place needs no knowledge of the resource to follow one.',
  then: { function: linksArray, functionOptions: { answer: 'read' } },
  examples: {
    bad: [
      {
        title: 'a resource without links, behind a reference',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200':
                    description: The order.
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/Order' }
          components:
            schemas:
              Order: # <- finding
                type: object
                properties:
                  gift: { type: boolean }
        `,
      },
      {
        title: 'objects of links, and links outside an array',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200':
                    description: The order.
                    content:
                      application/json:
                        schema:
                          type: object
                          properties:
                            links: # <- finding
                              type: object
                              properties:
                                self: { type: string, format: uri, minLength: 1, maxLength: 2000 }
            /v1/shop/refunds/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200':
                    description: The refund.
                    content:
                      application/json:
                        schema:
                          allOf:
                            - $ref: '#/components/schemas/Refund'
                            - type: object
                              properties:
                                payment: # <- finding
                                  $ref: '#/components/schemas/Reference'
          components:
            schemas:
              Refund:
                type: object
                properties:
                  link: # <- finding
                    type: string
                    format: uri
                    minLength: 1
                    maxLength: 2000
                  customer:
                    type: object
                    properties:
                      name: { type: string, minLength: 1, maxLength: 100 }
                      href: # <- finding
                        type: string
                        format: uri
                        minLength: 1
                        maxLength: 2000
              Reference:
                type: object
                properties:
                  href: { type: string, format: uri, minLength: 1, maxLength: 2000 }
        `,
      },
      {
        title: 'the message of a webhook',
        yaml: `
          webhooks:
            orderPaid:
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          cancel: # <- finding
                            $ref: 'common.yaml#/schemas/Link'
                responses:
                  '204': { description: Taken. }
        `,
      },
    ],
    good: [
      {
        title: 'an array, taken over from what is extended',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200':
                    description: The order.
                    content:
                      application/json:
                        schema:
                          allOf:
                            - $ref: 'common.yaml#/schemas/Resource'
                            - type: object
                              properties:
                                gift: { type: boolean }
        `,
      },
    ],
    ignored: [
      {
        title: 'what a client sends, what an action computes, and an address that is data',
        yaml: `
          paths:
            /v1/shop/calculate-shipping:
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          link: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                responses:
                  '200':
                    description: The costs.
                    content:
                      application/json:
                        schema:
                          type: object
                          properties:
                            free: { type: boolean }
                            website: { type: string, format: uri, minLength: 1, maxLength: 2000 }
        `,
      },
    ],
  },
});
