import { defineRule } from '../../framework/define-rule.ts';
import acceptedExamples from '../../functions/accepted-examples.ts';

export default defineRule({
  id: 'accepted-both-links',
  statements: ['4.9/accepted-links'],
  severity: 'error',
  summary: 'Examples of a 202 show the link to the final resource and the one to the request in the queue.',
  why: 'Clients are written after the examples; one that never saw the link to the request polls the final resource blindly.',
  then: { function: acceptedExamples },
  examples: {
    bad: [
      {
        title: 'one link',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }

          /v1/shop/orders:
            post:
              responses:
                '202':
                  description: Taken for later.
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Accepted' }

                      example:
                        links: # <- finding
                          - { href: 'https://api.example.com/v1/shop/orders/9dKq2mXvT0aB7cLs4EwRzg', rel: self, method: GET }
        `,
      },
      {
        title: 'an example behind a reference, without links',
        yaml: `
          paths:
            /v1/queue/requests/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Progress' }  /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              delete:
                responses:
                  '202':
                    description: Taken for later.
                    content:
                      application/json:
                        schema: { $ref: 'common.yaml#/schemas/Accepted' }
                        examples:
                          taken: { $ref: '#/components/examples/Taken' }
          components:
            examples:
              Taken:
                value: # <- finding
                  note: later
        `,
      },
    ],
    good: [
      {
        title: 'both links',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }

          /v1/shop/orders:
            post:
              responses:
                '202':
                  description: Taken for later.
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Accepted' }
                      example:
                        links:
                          - { href: 'https://api.example.com/v1/shop/orders/9dKq2mXvT0aB7cLs4EwRzg', rel: self, method: GET }
                          - { href: 'https://api.example.com/v1/queue/requests/Zk3Vb8nQyU6tHf1PjMxD2w', rel: status, method: GET }
        `,
      },
    ],
    ignored: [
      {
        title: 'a deletion, after which there is no resource',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }

          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              responses:
                '202':
                  description: Taken for later.
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Accepted' }
                      example:
                        links:
                          - { href: 'https://api.example.com/v1/queue/requests/Zk3Vb8nQyU6tHf1PjMxD2w', rel: status, method: GET }
        `,
      },
    ],
  },
});
