import { defineRule } from '../../framework/define-rule.ts';
import noRequestBody from '../../functions/no-request-body.ts';

export default defineRule({
  id: 'no-body',
  statements: ['4.2/no-body'],
  severity: 'error',
  summary: 'GET and DELETE take no request body.',
  why: 'HTTP gives such a body no meaning: proxies drop it, caches overlook it, and many clients cannot send it.',
  then: {
    function: noRequestBody,
    functionOptions: {
      methods: ['get', 'delete'],
      sent: true,
      remedy: 'carry this in the path or query, or make it the body of a POST',
    },
  },
  examples: {
    bad: [
      {
        title: 'on GET and on DELETE',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              requestBody: # <- finding
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
            delete:
              requestBody: # <- finding
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'a shared body, and a webhook',
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              delete:
                requestBody: # <- finding
                  $ref: '#/components/requestBodies/Reason'
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          webhooks:
            gone:
              delete:
                requestBody: # <- finding
                  $ref: '#/components/requestBodies/Reason'
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            requestBodies:
              Reason:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'no body',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'the body of PUT',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            put:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
