import { defineRule } from '../../framework/define-rule.ts';
import base64InJson from '../../functions/base64-in-json.ts';

export default defineRule({
  id: 'no-base64',
  statements: ['4.8/no-base64'],
  severity: 'error',
  summary: 'No JSON request body carries a file as base64.',
  why: 'Base64 makes a file a third larger, and the whole of it has to be held in memory to read the JSON around it.',
  then: { function: base64InJson },
  examples: {
    bad: [
      {
        title: 'format byte, and contentEncoding',
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
                        evidence:
                          type: string
                          format: byte # <- finding
                          minLength: 1
                          maxLength: 100000
                        scan:
                          type: string
                          contentEncoding: base64 # <- finding
                          minLength: 1
                          maxLength: 100000
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'in an array behind a reference, which a webhook sends',
        yaml: `
          webhooks:
            invoicePaid:
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          scans:
                            type: array
                            minItems: 0
                            maxItems: 10
                            items: { $ref: '#/components/schemas/Scan' }
                responses:
                  '204': { description: The receiver got it. }
          components:
            schemas:
              Scan:
                type: string
                format: byte # <- finding
                minLength: 1
                maxLength: 100000
        `,
      },
    ],
    good: [
      {
        title: 'the URI of a file that was uploaded before',
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
                        evidence: { type: string, format: uri, minLength: 1, maxLength: 2000 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a response, and what a request cannot carry because it is readOnly',
        yaml: `
          paths:
            /v1/sales/invoices/{id}/settle:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          thumbnail: { readOnly: true, $ref: '#/components/schemas/Thumbnail' }
                responses:
                  '200':
                    description: The settled invoice.
                    content:
                      application/json:
                        schema:
                          type: object
                          properties:
                            thumbnail: { $ref: '#/components/schemas/Thumbnail' }
                            links: { $ref: 'common.yaml#/schemas/Links' }
          components:
            schemas:
              Thumbnail: { type: string, format: byte, minLength: 1, maxLength: 4000 }
        `,
      },
    ],
  },
});
