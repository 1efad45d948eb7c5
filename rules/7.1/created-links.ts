import { defineRule } from '../../framework/define-rule.ts';
import createdLinks from '../../functions/created-links.ts';

/** Where something else than POST on a collection creates, `created-links-elsewhere` speaks. */
export default defineRule({
  id: 'created-links',
  statements: ['7.1/created-body', '4.2/post-created', '2.4/links-array'],
  severity: 'error',
  summary: 'The 201 of POST on a collection has a body with links.',
  why: 'Without Location and Link headers, the links of the body are the only way from the creation to the new resource.',
  then: { function: createdLinks, functionOptions: { ofCollections: true } },
  examples: {
    bad: [
      {
        title: 'a body without links',
        yaml: `
          /v1/sales/invoices:
            post:
              requestBody:
                content:
                  application/json:
                    schema: { type: object, properties: { title: { type: string, minLength: 1, maxLength: 80 } } }
              responses:
                '201':
                  description: The invoice is created.
                  content:
                    application/json:
                      schema: # <- finding
                        type: object
                        properties:
                          id: { readOnly: true, $ref: 'common.yaml#/schemas/Id' }
        `,
      },
      {
        title: 'a body without links, behind a shared response and allOf',
        yaml: `
          paths:
            /v1/sales/invoices:
              post:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: '#/components/schemas/NewInvoice' }
                responses:
                  '201': { $ref: '#/components/responses/Invoice' }
          components:
            responses:
              Invoice:
                description: The new invoice.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Invoice' }
            schemas:
              Invoice: # <- finding
                allOf:
                  - $ref: '#/components/schemas/NewInvoice'
                  - type: object
                    properties:
                      id: { readOnly: true, $ref: 'common.yaml#/schemas/Id' }
              NewInvoice:
                type: object
                properties:
                  title: { type: string, minLength: 1, maxLength: 80 }
        `,
      },
    ],
    good: [
      {
        title: 'the new resource with links, by allOf',
        yaml: `
          paths:
            /v1/sales/invoices:
              post:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: '#/components/schemas/NewInvoice' }
                responses:
                  '201':
                    description: The new invoice.
                    content:
                      application/json:
                        schema:
                          allOf:
                            - $ref: '#/components/schemas/NewInvoice'
                            - type: object
                              properties:
                                links: { $ref: 'common.yaml#/schemas/Links' }
          components:
            schemas:
              NewInvoice:
                type: object
                properties:
                  title: { type: string, minLength: 1, maxLength: 80 }
        `,
      },
    ],
    ignored: [
      {
        title: 'the answer to an upload, which is file metadata',
        yaml: `
          paths:
            /v1/sales/receipts:
              post:
                requestBody:
                  content:
                    multipart/form-data:
                      schema:
                        type: object
                        properties:
                          title: { type: string, minLength: 1, maxLength: 80 }
                          artifact: { type: string, format: binary }
                responses:
                  '201':
                    description: The file is stored.
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/FileMetadata' }
          components:
            schemas:
              FileMetadata:
                type: object
                properties:
                  id: { $ref: 'common.yaml#/schemas/Id' }
                  created_at: { type: integer, minimum: 0, maximum: 2147483647 }
                  size: { type: integer, minimum: 0, maximum: 2147483647 }
                  url: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                  type: { type: string, minLength: 3, maxLength: 100 }
        `,
      },
    ],
  },
});
