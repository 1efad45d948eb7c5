import { defineRule } from '../../framework/define-rule.ts';
import responseBodies from '../../functions/response-bodies.ts';

/** POST on a collection is `created-resource`'s matter, and an upload answers with file metadata (2.7/file-metadata). */
export default defineRule({
  id: 'created-body',
  statements: ['7.1/created-body'],
  severity: 'error',
  summary: 'A 201 has a body, whatever creates the resource.',
  why: 'Without Location and Link headers, the body is the only way from the creation to the new resource.',
  then: {
    function: responseBodies,
    functionOptions: {
      exceptClasses: ['collection', 'upload'],
      exceptBulk: true,
      statuses: ['201'],
      body: 'wanted',
      remedy: 'answer with the new resource and its links, or at least with links',
    },
  },
  examples: {
    bad: [
      {
        title: 'a PUT that creates',
        yaml: `
          /v1/sales/invoices/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200':
                  description: The invoice.
                  headers:
                    ETag: { $ref: 'common.yaml#/headers/ETag' }
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
            put:
              parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '201': # <- finding
                  description: The invoice is created.
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'an action that creates, with a shared response that is right for 204 only',
        yaml: `
          paths:
            /v1/sales/invoices/{id}/duplicate:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '201': { $ref: '#/components/responses/Done' } # <- finding
            /v1/sales/invoices/{id}/remind:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '204': { $ref: '#/components/responses/Done' }
          components:
            responses:
              Done: { description: It is done. }
        `,
      },
    ],
    good: [
      {
        title: 'the new resource',
        yaml: `
          /v1/sales/invoices/{id}/duplicate:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a 204, and what a receiver of our webhooks answers',
        yaml: `
          paths:
            /v1/sales/invoices/{id}/remind:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          webhooks:
            invoicePaid:
              post:
                responses:
                  '201': { description: The receiver noted it. }
        `,
      },
    ],
  },
});
