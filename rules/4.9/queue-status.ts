import { defineRule } from '../../framework/define-rule.ts';
import queueStatus from '../../functions/queue-status.ts';

export default defineRule({
  id: 'queue-status',
  statements: ['4.9/queue-path'],
  severity: 'warn',
  summary: 'GET of a request in the queue answers with its status.',
  why: 'Whether the request is done is the one thing that a client asks the queue.',
  then: { function: queueStatus },
  examples: {
    bad: [
      {
        title: 'a body without status',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get: # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'no GET',
        yaml: `
          /v1/queue/requests/{id}: # <- finding
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'a GET in a path item behind a reference',
        yaml: `
          paths:
            /v1/queue/requests/{id}:
              $ref: '#/components/pathItems/Request'
          components:
            pathItems:
              Request:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                get: # <- finding
                  responses:
                    '200': { $ref: 'common.yaml#/responses/Resource' }
                    '404': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    good: [
      {
        title: 'a status',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a status inside the request, a body that is not known, and a path that only resembles the queue',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200':
                  description: The request.
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          request: { $ref: 'common.yaml#/schemas/Progress' }
                          links: { readOnly: true, $ref: 'common.yaml#/schemas/Links' }
          /v1/shop/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
