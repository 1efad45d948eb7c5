import { defineRule } from '../../framework/define-rule.ts';
import serverValues from '../../functions/server-values.ts';

/**
 * In a schema of requests and responses, what the service sets breaks both statements: it stands in the body of a POST, and
 * is not readOnly. So 2.1/read-only leaves it to this rule; `post-server-values` has what only requests have.
 */
export default defineRule({
  id: 'post-server-values-shared',
  statements: ['4.2/post-server-values', '2.1/read-only'],
  severity: 'warn',
  summary:
    'Where POST on a collection takes a schema that responses have too, its id, links and times of creation and change are readOnly.',
  why: 'One schema can serve both directions only if it tells what the client leaves out; without the mark, generated clients ask for values that the service sets.',
  then: { function: serverValues, functionOptions: { sharedWithResponses: true } },
  examples: {
    bad: [
      {
        title: 'a body that is answered as it was sent',
        yaml: `
          paths:
            /v1/shop/customers:
              post:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: '#/components/schemas/Customer' }
                responses:
                  '201':
                    description: The customer.
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/Customer' }
          components:
            schemas:
              Customer:
                type: object
                properties:
                  id: # <- finding
                    $ref: 'common.yaml#/schemas/Id'
                  title: { type: string, minLength: 1, maxLength: 100 }
                  links: # <- finding
                    $ref: 'common.yaml#/schemas/Links'
        `,
      },
      {
        title: 'a part of a body that another response has',
        yaml: `
          paths:
            /v1/shop/customers:
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        allOf:
                          - $ref: '#/components/schemas/Times'
                          - type: object
                            properties:
                              newsletter: { type: boolean }
                responses:
                  '201': { $ref: 'common.yaml#/responses/Resource' }
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200':
                    description: A customer.
                    content:
                      application/json:
                        schema:
                          allOf:
                            - $ref: '#/components/schemas/Times'
                            - $ref: 'common.yaml#/schemas/Resource'
          components:
            schemas:
              Times:
                type: object
                properties:
                  createTime: # <- finding
                    type: string
                    format: date-time
                    minLength: 24
                    maxLength: 24
        `,
      },
    ],
    good: [
      {
        title: 'readOnly, at the place or behind the reference',
        yaml: `
          /v1/shop/customers:
            post:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '201':
                  description: The customer.
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'the id of another resource in both directions',
        yaml: `
          paths:
            /v1/shop/customers:
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          employer: { $ref: '#/components/schemas/Employer' }
                responses:
                  '201': { $ref: 'common.yaml#/responses/Resource' }
            /v1/shop/customers/{id}/employer:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200':
                    description: Who employs the customer.
                    content:
                      application/json:
                        schema:
                          type: object
                          properties:
                            links: { readOnly: true, $ref: 'common.yaml#/schemas/Links' }
                            employer: { $ref: '#/components/schemas/Employer' }
          components:
            schemas:
              Employer:
                type: object
                properties:
                  id: { $ref: 'common.yaml#/schemas/Id' }
        `,
      },
    ],
  },
});
