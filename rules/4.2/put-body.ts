import { defineRule } from '../../framework/define-rule.ts';
import responseBodies from '../../functions/response-bodies.ts';

export default defineRule({
  id: 'put-body',
  statements: ['4.2/put-no-content'],
  severity: 'error',
  summary: 'A PUT without a body in its answer answers 204; 200 has a body.',
  why: 'A 200 promises a body; clients wait for one, or fail to read what is not there.',
  then: {
    function: responseBodies,
    functionOptions: {
      methods: ['put'],
      classes: ['item', 'singleton'],
      statuses: ['200'],
      body: 'wanted',
      remedy: 'answer 204 instead',
    },
  },
  examples: {
    bad: [
      {
        title: 'no content',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            put:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '200': # <- finding
                  description: Updated.
        `,
      },
      {
        title: 'a shared response',
        yaml: `
          paths:
            /v1/shop/customers/{id}/configuration:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              put:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '200': { $ref: '#/components/responses/Updated' }
          components:
            responses:
              Updated: # <- finding
                description: Updated.
        `,
      },
    ],
    good: [
      {
        title: '204',
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
    ignored: [
      {
        title: 'the receiver of a webhook',
        yaml: `
          webhooks:
            changed:
              put:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '200': { description: Thanks. }
        `,
      },
    ],
  },
});
