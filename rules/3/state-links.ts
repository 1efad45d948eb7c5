import { defineRule } from '../../framework/define-rule.ts';
import stateLinksQuestion from '../../functions/state-links-question.ts';

export default defineRule({
  id: 'state-links',
  statements: ['3/state-links'],
  severity: 'hint',
  summary: 'A resource with a status or state defines links, by which it tells the actions that its state allows.',
  why: 'Without links every client keeps its own copy of the rules by which a state allows an action, and it goes stale.',
  then: { function: stateLinksQuestion },
  examples: {
    bad: [
      {
        title: 'a resource without links',
        yaml: `
          Order:
            type: object
            properties:
              id: { readOnly: true, $ref: 'common.yaml#/schemas/Id' }
              status: # <- finding
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[0-9A-Z_]+$'
        `,
      },
      {
        title: 'what an action answers with, where a part of it carries the state',
        yaml: `
          paths:
            /v1/shop/orders/{id}/cancel:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '200':
                    description: The order.
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/Order' }
          components:
            schemas:
              Order:
                allOf:
                  - $ref: '#/components/schemas/Stateful'
                  - type: object
                    properties:
                      id: { readOnly: true, $ref: 'common.yaml#/schemas/Id' }
              Stateful:
                type: object
                properties:
                  status: # <- finding
                    type: string
                    minLength: 1
                    maxLength: 255
                    pattern: '^[0-9A-Z_]+$'
        `,
      },
    ],
    good: [
      {
        title: 'links beside the status',
        yaml: `
          Order:
            type: object
            properties:
              id: { readOnly: true, $ref: 'common.yaml#/schemas/Id' }
              status: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
              links: { readOnly: true, $ref: 'common.yaml#/schemas/Links' }
        `,
      },
    ],
    ignored: [
      {
        title: 'an object without identifier, and one inside another',
        yaml: `
          Shipment:
            type: object
            properties:
              id: { readOnly: true, $ref: 'common.yaml#/schemas/Id' }
              parcel: { $ref: '#/components/schemas/Parcel' }
          Parcel:
            type: object
            properties:
              id: { readOnly: true, $ref: 'common.yaml#/schemas/Id' }
              status: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
          Progress:
            type: object
            properties:
              status: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
        `,
      },
    ],
  },
});
