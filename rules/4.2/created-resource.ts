import { defineRule } from '../../framework/define-rule.ts';
import responseBodies from '../../functions/response-bodies.ts';

export default defineRule({
  id: 'created-resource',
  statements: ['4.2/post-created', '7.1/created-body'],
  severity: 'error',
  summary: 'The 201 of POST on a collection has a body, the new resource.',
  why: 'No Location header is sent, so without a body a client cannot learn the identifier of what it created.',
  then: {
    function: responseBodies,
    functionOptions: {
      methods: ['post'],
      classes: ['collection'],
      exceptBulk: true,
      exceptUploads: true,
      exceptStreams: true,
      statuses: ['201'],
      body: 'wanted',
      remedy: 'answer with the new resource and its links, self among them',
    },
  },
  examples: {
    bad: [
      {
        title: 'no content',
        yaml: `
          /v1/shop/customers:
            post:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '201': # <- finding
                  description: The customer is there.
        `,
      },
      {
        title: 'an empty content in a shared response, in which it is told once',
        yaml: `
          paths:
            /v1/shop/customers:
              post:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '201': { $ref: '#/components/responses/Created' }
            /v1/shop/customers/{id}/accounts:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '201': { $ref: '#/components/responses/Created' }
          components:
            responses:
              Created: # <- finding
                description: It is there.
                content: {}
        `,
      },
    ],
    good: [
      {
        title: 'the resource',
        yaml: `
          /v1/shop/customers:
            post:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'the 204 of an action',
        yaml: `
          /v1/shop/customers/{id}/activate:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
