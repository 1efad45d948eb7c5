import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';
import { OTHER_SUCCESSES } from '../../model/operations/responses.ts';

export default defineRule({
  id: 'put-no-content',
  statements: ['4.2/put-no-content'],
  severity: 'error',
  summary: 'PUT documents 204, or 202 where it only accepts the request.',
  why: 'The client has just sent the whole resource; sending it back costs both sides and says nothing new.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['put'],
      classes: ['item', 'singleton'],
      wanted: [['204', '202']],
      besides: ['201'],
      // An answer of 200 instead has a rule of its own.
      unless: ['200', ...OTHER_SUCCESSES],
      remedy: 'answer 204 without a body when it updates',
    },
  },
  examples: {
    bad: [
      {
        title: '201 only, on a resource that can be there already',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            put:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses: # <- finding
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'a singleton without any success, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/customers/{id}/configuration:
              $ref: '#/components/pathItems/Configuration'
          components:
            pathItems:
              Configuration:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                put:
                  requestBody:
                    content:
                      application/json:
                        schema: { $ref: 'common.yaml#/schemas/Resource' }
                  responses: # <- finding
                    default: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    good: [
      {
        title: '204, with 201 when it creates and 200 besides',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            put:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '201': { $ref: 'common.yaml#/responses/Resource' }
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    ignored: [
      {
        title: 'what is accepted for later, and the receiver of a webhook',
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              put:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '202': { $ref: 'common.yaml#/responses/Accepted' }
            /v1/queue/requests/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Progress' }
          webhooks:
            changed:
              put:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '202': { $ref: 'common.yaml#/responses/Accepted' }
        `,
      },
    ],
  },
});
