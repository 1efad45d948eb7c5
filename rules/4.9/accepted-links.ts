import { defineRule } from '../../framework/define-rule.ts';
import acceptedLinks from '../../functions/accepted-links.ts';

/** A body whose links stand elsewhere than in an array is told by 2.4/links-array, one that a 201 has as well by the rules of that. */
export default defineRule({
  id: 'accepted-links',
  statements: ['4.9/accepted-links', '2.4/links-array'],
  severity: 'error',
  summary: 'A 202 has a body with links: to the final resource and to the request in the queue.',
  why: 'A 202 without links leaves the client with no way to learn what became of its request.',
  then: { function: acceptedLinks },
  examples: {
    bad: [
      {
        title: 'no body, and a body without links',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }

          /v1/shop/orders:
            post:
              responses:
                '202': # <- finding
                  description: Taken for later.
          /v1/shop/refunds:
            post:
              responses:
                '202':
                  description: Taken for later.
                  content:
                    application/json:
                      schema: # <- finding
                        type: object
                        properties:
                          urgent: { type: boolean }
        `,
      },
      {
        title: 'a shared response, and a schema behind allOf',
        yaml: `
          paths:
            /v1/queue/requests/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Progress' }
            /v1/shop/orders:
              post:
                responses:
                  '202': { $ref: '#/components/responses/Taken' }
            /v1/shop/refunds:
              post:
                responses:
                  '202':
                    description: Taken for later.
                    content:
                      application/json:
                        schema: # <- finding
                          allOf:
                            - $ref: '#/components/schemas/Job'
                            - type: object
                              properties:
                                urgent: { type: boolean }
          components:
            responses:
              Taken: # <- finding
                description: Taken for later.
            schemas:
              Job:
                type: object
                properties:
                  title: { type: string, minLength: 1, maxLength: 100 }
        `,
      },
      {
        title: 'the schema of what an action answers, which is right there',
        yaml: `
          paths:
            /v1/queue/requests/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Progress' }
            /v1/shop/import-orders:
              post:
                responses:
                  '202':
                    description: The import goes on.
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/Import' } # <- finding
            /v1/shop/plan-imports:
              post:
                responses:
                  '200':
                    description: What would be imported.
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/Import' }
          components:
            schemas:
              Import:
                type: object
                properties:
                  urgent: { type: boolean }
        `,
      },
    ],
    good: [
      {
        title: 'links',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }

          /v1/shop/orders:
            post:
              responses:
                '202': { $ref: 'common.yaml#/responses/Accepted' }
        `,
      },
    ],
    ignored: [
      {
        title: 'what a receiver answers to a webhook, and results per item',
        yaml: `
          paths:
            /v1/queue/requests/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Progress' }
            /v1/shop/import-orders:
              post:
                responses:
                  '202':
                    description: Taken for later.
                    content:
                      application/json:
                        schema:
                          type: object
                          properties:
                            batch_result:
                              type: array
                              minItems: 0
                              maxItems: 100
                              items:
                                type: object
                                properties:
                                  order: { $ref: 'common.yaml#/schemas/Resource' }
                                  error: { $ref: 'common.yaml#/schemas/Error' }
          webhooks:
            orderPaid:
              post:
                responses:
                  '202': { description: Taken. }
        `,
      },
    ],
  },
});
