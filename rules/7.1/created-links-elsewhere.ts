import { defineRule } from '../../framework/define-rule.ts';
import createdLinks from '../../functions/created-links.ts';

/** POST on a collection is `created-links`' matter, which is 4.2/post-created as well. */
export default defineRule({
  id: 'created-links-elsewhere',
  statements: ['7.1/created-body', '2.4/links-array'],
  severity: 'error',
  summary: 'The 201 of what creates otherwise than by POST on a collection has a body with links.',
  why: 'A client follows the links of what was created, whichever operation created it.',
  then: { function: createdLinks, functionOptions: { ofCollections: false } },
  examples: {
    bad: [
      {
        title: 'an action that creates',
        yaml: `
          /v1/sales/invoices/{id}/duplicate:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '201':
                  description: The copy.
                  content:
                    application/json:
                      schema: # <- finding
                        type: object
                        properties:
                          id: { readOnly: true, $ref: 'common.yaml#/schemas/Id' }
        `,
      },
      {
        title: 'an action behind a reference, with a type list',
        yaml: `
          paths:
            /v1/sales/invoices/{id}/duplicate: { $ref: '#/components/pathItems/Duplicate' }
          components:
            pathItems:
              Duplicate:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                post:
                  responses:
                    '201': { $ref: '#/components/responses/Copy' }
                    default: { $ref: 'common.yaml#/responses/Error' }
            responses:
              Copy:
                description: The copy.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Copy' }
            schemas:
              Copy: # <- finding
                type: [object]
                properties:
                  id: { readOnly: true, $ref: 'common.yaml#/schemas/Id' }
        `,
      },
    ],
    good: [
      {
        title: 'a copy with links',
        yaml: `
          /v1/sales/invoices/{id}/duplicate:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'the transient result of an action, which is answered 200',
        yaml: `
          /v1/sales/calculate-price:
            post:
              requestBody:
                content:
                  application/json:
                    schema: { type: object, properties: { gift: { type: boolean } } }
              responses:
                '200':
                  description: The price.
                  content:
                    application/json:
                      schema: { type: object, properties: { discounted: { type: boolean } } }
        `,
      },
    ],
  },
});
