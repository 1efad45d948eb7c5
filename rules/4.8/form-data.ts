import { defineRule } from '../../framework/define-rule.ts';
import formDataParts from '../../functions/form-data-parts.ts';

export default defineRule({
  id: 'form-data',
  statements: ['4.8/form-data'],
  severity: 'error',
  summary: 'An upload takes multipart/form-data with a text part and a binary part.',
  why: 'Every HTTP client and browser can send such a form, and the text says what the file is without opening it.',
  then: { function: formDataParts, functionOptions: { others: ['multipart/related', 'multipart/mixed'] } },
  examples: {
    bad: [
      {
        title: 'a file without any text',
        yaml: `
          components:
            requestBodies:
              Receipt:
                content:
                  multipart/form-data:
                    schema: # <- finding
                      type: object
                      properties:
                        artifact: { type: string, format: binary }
        `,
      },
      {
        title: 'a file as base64, behind a reference; another multipart type; a body that tells no parts',
        yaml: `
          components:
            requestBodies:
              Receipt:
                content:
                  multipart/form-data:
                    schema: { $ref: '#/components/schemas/ReceiptForm' }
              Contract:
                content:
                  multipart/alternative: # <- finding
                    schema:
                      type: object
                      properties:
                        title: { type: string, minLength: 1, maxLength: 80 }
                        artifact: { type: string, format: binary }
              Photo:
                content:
                  multipart/form-data: {} # <- finding
            schemas:
              ReceiptForm:
                type: object
                properties:
                  title: { type: string, minLength: 1, maxLength: 80 }
                  artifact:
                    type: string
                    format: byte # <- finding
                    minLength: 1
                    maxLength: 100000
        `,
      },
      {
        title: 'an upload without a file, and a file that is text',
        yaml: `
          /v1/shop/orders/{id}/upload-receipt:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              requestBody:
                content:
                  multipart/form-data:
                    schema: # <- finding
                      type: object
                      properties:
                        title: { type: string, minLength: 1, maxLength: 80 }
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/claims:
            post:
              requestBody:
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      properties:
                        title: { type: string, minLength: 1, maxLength: 80 }
                        attachment:
                          type: string # <- finding
                          minLength: 1
                          maxLength: 100000
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'a title and an artifact, by format, by media type, or without any keyword',
        yaml: `
          components:
            requestBodies:
              Receipt:
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      properties:
                        title: { type: string, minLength: 1, maxLength: 80 }
                        artifact: { type: string, format: binary }
              Contract:
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      properties:
                        title: { type: string, minLength: 1, maxLength: 80 }
                        artifact: {}
                    encoding:
                      artifact: { contentType: application/pdf }
        `,
      },
    ],
    ignored: [
      {
        title: 'metadata as JSON before the file, which is multipart/related',
        yaml: `
          components:
            requestBodies:
              Receipt:
                content:
                  multipart/related:
                    schema:
                      type: object
                      properties:
                        metadata:
                          type: object
                          properties:
                            title: { type: string, minLength: 1, maxLength: 80 }
                        artifact: { type: string, format: binary }
        `,
      },
    ],
  },
});
