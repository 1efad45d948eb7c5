import { defineRule } from '../../framework/define-rule.ts';
import relatedParts from '../../functions/related-parts.ts';

export default defineRule({
  id: 'multipart-related',
  statements: ['4.8/multipart-related'],
  severity: 'warn',
  summary: 'Metadata with a file is multipart/related or multipart/mixed: the JSON part first, then the file.',
  why: 'With the metadata in hand, the service can refuse or route the file before it has read it.',
  then: { function: relatedParts, functionOptions: { types: ['multipart/related', 'multipart/mixed'] } },
  examples: {
    bad: [
      {
        title: 'the file first',
        yaml: `
          components:
            requestBodies:
              Receipt:
                content:
                  multipart/related:
                    schema:
                      type: object
                      properties:
                        artifact: { type: string, format: binary } # <- finding
                        metadata:
                          type: object
                          properties:
                            title: { type: string, minLength: 1, maxLength: 80 }
        `,
      },
      {
        title: 'no JSON, behind a reference; and JSON in a form',
        yaml: `
          components:
            requestBodies:
              Receipt:
                content:
                  multipart/mixed:
                    schema: { $ref: '#/components/schemas/ReceiptParts' }
              Contract:
                content:
                  multipart/form-data: # <- finding
                    schema:
                      type: object
                      properties:
                        metadata:
                          type: [object]
                          properties:
                            title: { type: string, minLength: 1, maxLength: 80 }
                        artifact: { type: string, format: binary }
            schemas:
              ReceiptParts: # <- finding
                type: object
                properties:
                  title: { type: string, minLength: 1, maxLength: 80 }
                  artifact: { type: string, format: binary }
        `,
      },
    ],
    good: [
      {
        title: 'an object, or a text that the encoding calls JSON, before the file',
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
              Contract:
                content:
                  multipart/mixed:
                    schema:
                      type: object
                      properties:
                        metadata: { type: string, minLength: 2, maxLength: 8000 }
                        artifact: { type: string, format: binary }
                    encoding:
                      metadata: { contentType: application/json; charset=UTF-8 }
        `,
      },
    ],
    ignored: [
      {
        title: 'a form with text and file',
        yaml: `
          components:
            requestBodies:
              Receipt:
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      properties:
                        artifact: { type: string, format: binary }
                        title: { type: string, minLength: 1, maxLength: 80 }
        `,
      },
    ],
  },
});
