import { defineRule } from '../../framework/define-rule.ts';
import readOnlyWanted from '../../functions/read-only-wanted.ts';

export default defineRule({
  id: 'read-only',
  statements: ['2.1/read-only'],
  severity: 'hint',
  summary: 'A field that only the service sets is readOnly where requests and responses share a schema.',
  why: 'Without the mark nobody can tell from the description what a client may change, and generated clients ask for what the service ignores.',
  then: {
    function: readOnlyWanted,
    functionOptions: {
      bodyNames: ['id'],
      names: ['links', 'totalItems', 'totalPages', 'total', 'totals', 'subtotal'],
      times: {
        first: ['create', 'created', 'creation', 'update', 'updated', 'modify', 'modified', 'modification', 'last'],
        last: ['time', 'at', 'date', 'timestamp', 'on'],
      },
      totals: ['total', 'totals', 'subtotal'],
    },
  },
  examples: {
    bad: [
      {
        title: 'a body that is read and written',
        yaml: `
          components:
            requestBodies:
              Order:
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Order' }
            responses:
              Order:
                description: An order.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Order' }
            schemas:
              Order:
                type: object
                properties:
                  id: # <- finding
                    type: string
                    minLength: 1
                    maxLength: 36
                  customer: { type: object }
        `,
      },
      {
        title: 'an object inside it, through allOf',
        yaml: `
          components:
            requestBodies:
              Order:
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Order' }
            responses:
              Order:
                description: An order.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Order' }
            schemas:
              Order:
                allOf:
                  - type: object
                    properties:
                      totals: # <- finding
                        type: object
                      lastModified: # <- finding
                        type: string
                        format: date-time
                        minLength: 20
                        maxLength: 30
                      dateCreated: # <- finding
                        type: string
                        format: date-time
                        minLength: 20
                        maxLength: 30
        `,
      },
    ],
    good: [
      {
        title: 'readOnly, beside the type or behind a reference',
        yaml: `
          components:
            requestBodies:
              Order:
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Order' }
            responses:
              Order:
                description: An order.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Order' }
            schemas:
              Order:
                type: object
                properties:
                  id: { $ref: '#/components/schemas/OrderId' }
                  totals: { type: object, readOnly: true }
              OrderId:
                type: string
                minLength: 1
                maxLength: 36
                readOnly: true
        `,
      },
    ],
    ignored: [
      {
        title: 'a schema of responses only, and the id of another resource',
        yaml: `
          components:
            requestBodies:
              Order:
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Order' }
            responses:
              Order:
                description: An order.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Order' }
              Refund:
                description: A refund.
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        id: { type: string, minLength: 1, maxLength: 36 }
            schemas:
              Order:
                type: object
                properties:
                  customer:
                    type: object
                    properties:
                      id: { type: string, minLength: 1, maxLength: 36 }
        `,
      },
    ],
  },
});
