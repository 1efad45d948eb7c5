import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';
import { OTHER_SUCCESSES } from '../../model/operations/responses.ts';

export default defineRule({
  id: 'put-only-ok',
  statements: ['4.2/put-no-content'],
  severity: 'warn',
  summary: 'A PUT that answers 200 and no 204 says in its description why a body is needed.',
  why: 'Sending a resource back to whoever has just sent it is worth its cost in rare cases only, and readers want to know why.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['put'],
      classes: ['item', 'singleton'],
      wanted: [['204', '202']],
      besides: ['201'],
      whereBody: ['200'],
      unlessJustified: true,
      unless: OTHER_SUCCESSES,
      remedy: 'answer 204 without a body, or say in the description why a body is needed (because …)',
    },
  },
  examples: {
    bad: [
      {
        title: 'words of reasons that give none',
        yaml: `
          paths:
            /v1/shop/invoices/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              put:
                description: Replaces the invoice, including its due date. Do so only while it is open.
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '200': # <- finding
                    $ref: 'common.yaml#/responses/Resource'
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              put:
                description: >
                  Replaces all values that were set since the last call; the reason of the cancellation may be changed.
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '200': # <- finding
                    $ref: 'common.yaml#/responses/Resource'
        `,
      },
      {
        title: '200 with the resource',
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
                  $ref: 'common.yaml#/responses/Resource'
        `,
      },
      {
        title: 'beside 201, on a singleton in a path item behind a reference',
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
                    '200': { $ref: 'common.yaml#/responses/Resource' }
                    '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'a reason in other words, in the operation or in the response',
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              put:
                description: 'Justification: the service recalculates the credit, which clients need immediately.'
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
            /v1/shop/accounts/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              put:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '200': { $ref: '#/components/responses/Account' }
          components:
            responses:
              Account:
                description: The account, to save the client a second request.
                headers:
                  ETag: { $ref: 'common.yaml#/headers/ETag' }
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
      {
        title: '204, or a reason for 200',
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
          /v1/shop/accounts/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            put:
              description: Answers with the account, because the service computes its fees from what was sent.
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'POST',
        yaml: `
          /v1/shop/customers/{id}/activate:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
