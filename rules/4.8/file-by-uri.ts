import { defineRule } from '../../framework/define-rule.ts';
import fileReferenceQuestion from '../../functions/file-reference-question.ts';

export default defineRule({
  id: 'file-by-uri',
  statements: ['4.8/file-by-uri'],
  severity: 'hint',
  summary: 'A request refers to an uploaded file by the URI that the upload answered with.',
  why: 'A URI can be opened and passed on as it is; an identifier has to be made into one by a rule that clients must know.',
  then: {
    function: fileReferenceQuestion,
    functionOptions: {
      nouns: ['file', 'document', 'attachment', 'artifact', 'image', 'photo', 'picture', 'logo', 'avatar', 'upload'],
      references: ['id', 'key', 'token', 'ref', 'reference', 'handle'],
    },
  },
  examples: {
    bad: [
      {
        title: 'the identifier of what an upload stored',
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
            /v1/sales/invoices/{id}/settle:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          receiptId: { $ref: 'common.yaml#/schemas/Id' } # <- finding
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
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
      {
        title: 'a list of texts, behind references and allOf',
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
            /v1/sales/invoices/{id}/settle:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        allOf:
                          - $ref: '#/components/schemas/Settlement'
                          - type: object
                            properties:
                              friendly: { type: boolean }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
          components:
            schemas:
              Settlement:
                type: object
                properties:
                  artifacts: # <- finding
                    type: array
                    minItems: 0
                    maxItems: 10
                    items: { type: string, minLength: 1, maxLength: 80 }
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
    good: [
      {
        title: 'the URI of the file',
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
            /v1/sales/invoices/{id}/settle:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          receipt: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
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
    ignored: [
      {
        title: 'an API without any upload',
        yaml: `
          /v1/sales/invoices/{id}/settle:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              requestBody:
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        documentId: { $ref: 'common.yaml#/schemas/Id' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
