import { defineRule } from '../../framework/define-rule.ts';
import requiredReadOnly from '../../functions/required-read-only.ts';

export default defineRule({
  id: 'read-only-not-required',
  statements: ['2.1/read-only-not-required'],
  severity: 'warn',
  summary: 'A readOnly property is not required of a request.',
  why: 'A client cannot send a value that only the service sets; validators and generated clients demand it all the same.',
  then: { function: requiredReadOnly },
  examples: {
    bad: [
      {
        title: 'in the schema of a request',
        yaml: `
          components:
            requestBodies:
              Order:
                content:
                  application/json:
                    schema:
                      type: object
                      required:
                        - customer
                        - receipt # <- finding
                      properties:
                        customer: { type: object }
                        receipt: { type: object, readOnly: true }
        `,
      },
      {
        title: 'through allOf and a referred schema',
        yaml: `
          components:
            requestBodies:
              Order:
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Order' }
            schemas:
              Order:
                allOf:
                  - type: object
                    properties:
                      receipt: { $ref: '#/components/schemas/Receipt' }
                  - type: object
                    required: [receipt] # <- finding
              Receipt:
                type: object
                readOnly: true
        `,
      },
    ],
    good: [
      {
        title: 'required is what the client sends',
        yaml: `
          components:
            requestBodies:
              Order:
                content:
                  application/json:
                    schema:
                      type: object
                      required: [customer]
                      properties:
                        customer: { type: object }
                        receipt: { type: object, readOnly: true }
        `,
      },
    ],
    ignored: [
      {
        title: 'a schema of responses, and an object that no request holds because it is readOnly itself',
        yaml: `
          components:
            requestBodies:
              Order:
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        audit:
                          type: object
                          readOnly: true
                          required: [author]
                          properties:
                            author: { type: object, readOnly: true }
            responses:
              Order:
                description: An order.
                content:
                  application/json:
                    schema:
                      type: object
                      required: [receipt]
                      properties:
                        receipt: { type: object, readOnly: true }
        `,
      },
    ],
  },
});
