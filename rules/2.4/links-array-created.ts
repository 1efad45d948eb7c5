import { defineRule } from '../../framework/define-rule.ts';
import linksArray from '../../functions/links-array.ts';

/**
 * The severity that 2.4/links-array has for 201 and 202. A body that carries no links in any form, and a missing body, are
 * told once, by the statement about that answer: 4.2/post-created and 7.1/created-body for 201, 4.9/accepted-links for 202.
 */
export default defineRule({
  id: 'links-array-created',
  statements: ['2.4/links-array'],
  severity: 'error',
  summary: 'The bodies of 201 and 202 carry their links in an array links.',
  why: 'These answers send no Location header, so the links are the only way to what was made, and clients look for them in one place.',
  then: { function: linksArray, functionOptions: { answer: 'made' } },
  examples: {
    bad: [
      {
        title: 'an object of links',
        yaml: `
          /v1/shop/orders:
            post:
              responses:
                '201':
                  description: The order.
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          links: # <- finding
                            type: object
                            properties:
                              self: { type: string, format: uri, minLength: 1, maxLength: 2000 }
        `,
      },
      {
        title: 'a single link, in a shared response and an extended schema',
        yaml: `
          paths:
            /v1/shop/orders/{id}/duplicate:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '201': { $ref: '#/components/responses/Copy' }
          components:
            responses:
              Copy:
                description: The copy.
                content:
                  application/json:
                    schema:
                      allOf:
                        - $ref: '#/components/schemas/Order'
                        - properties:
                            urgent: { type: boolean }
            schemas:
              Order:
                type: object
                properties:
                  link: # <- finding
                    type: string
                    format: uri
                    minLength: 1
                    maxLength: 2000
        `,
      },
    ],
    good: [
      {
        title: 'an array',
        yaml: `
          /v1/shop/orders:
            post:
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'what files are answered with',
        yaml: `
          /v1/shop/files:
            post:
              requestBody:
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      properties:
                        title: { type: string, minLength: 1, maxLength: 100 }
                        artifact: { type: string, format: binary }
              responses:
                '201':
                  description: The file's metadata.
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          id: { type: string, minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }
                          created_at: { type: integer, minimum: 0, maximum: 2147483647 }
                          size: { type: integer, minimum: 0, maximum: 2147483647 }
                          url: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                          type: { type: string, minLength: 1, maxLength: 100 }
        `,
      },
    ],
  },
});
