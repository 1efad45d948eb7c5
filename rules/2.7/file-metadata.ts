import { defineRule } from '../../framework/define-rule.ts';
import uploadAnswers from '../../functions/upload-answers.ts';

export default defineRule({
  id: 'file-metadata',
  statements: ['2.7/file-metadata'],
  severity: 'error',
  summary: 'An upload answers with the metadata of the file: id, created_at, size, url and type.',
  why: 'A client needs the URI to refer to the file later, and the size and type to see that it arrived whole.',
  then: {
    function: uploadAnswers,
    functionOptions: {
      members: { id: 'string', created_at: 'integer', size: 'integer', url: 'string', type: 'string' },
    },
  },
  examples: {
    bad: [
      {
        title: 'no url, and a size of the wrong type',
        yaml: `
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
                      schema: # <- finding
                        type: object
                        properties:
                          id: { $ref: 'common.yaml#/schemas/Id' }
                          created_at: { type: integer, minimum: 0, maximum: 2147483647 }
                          size:
                            type: string # <- finding
                            minLength: 1
                            maxLength: 20
                          type: { type: string, minLength: 3, maxLength: 100 }
        `,
      },
      {
        title: 'a shared schema with a 3.1 type list',
        yaml: `
          paths:
            /v1/sales/receipts:
              post:
                requestBody: { $ref: '#/components/requestBodies/Upload' }
                responses:
                  '201': { $ref: '#/components/responses/Stored' }
            /v1/sales/contracts:
              post:
                requestBody: { $ref: '#/components/requestBodies/Upload' }
                responses:
                  '201': { $ref: '#/components/responses/Stored' }
          components:
            requestBodies:
              Upload:
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      properties:
                        title: { type: string, minLength: 1, maxLength: 80 }
                        artifact: { type: string, format: binary }
            responses:
              Stored:
                description: The file is stored.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/FileMetadata' }
            schemas:
              FileMetadata:
                type: object
                properties:
                  id: { $ref: 'common.yaml#/schemas/Id' }
                  created_at: { type: integer, minimum: 0, maximum: 2147483647 }
                  size: { type: integer, minimum: 0, maximum: 2147483647 }
                  url: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                  type:
                    type: [boolean] # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'the five names, with more beside them',
        yaml: `
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
                      schema:
                        type: object
                        properties:
                          id: { $ref: 'common.yaml#/schemas/Id' }
                          created_at: { type: integer, minimum: 0, maximum: 2147483647 }
                          size: { type: integer, minimum: 0, maximum: 2147483647 }
                          url: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                          type: { type: string, minLength: 3, maxLength: 100 }
                          title: { type: string, minLength: 1, maxLength: 80 }
        `,
      },
    ],
    ignored: [
      {
        title: 'an action that takes a file beside its other data',
        yaml: `
          /v1/sales/invoices/{id}/settle:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              requestBody:
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      properties:
                        note: { type: string, minLength: 1, maxLength: 80 }
                        evidence: { type: string, format: binary }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
