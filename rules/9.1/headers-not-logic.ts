import { defineRule } from '../../framework/define-rule.ts';
import customHeaderQuestion from '../../functions/custom-header-question.ts';

export default defineRule({
  id: 'headers-not-logic',
  statements: ['9.1/headers-not-logic'],
  severity: 'hint',
  summary: 'Business logic does not depend on headers.',
  why: 'Headers are dropped, renamed and cached over by what lies between client and service; what the result depends on belongs to the address or the body.',
  then: {
    function: customHeaderQuestion,
    functionOptions: { known: ['Idempotency-Key', 'Prefer', 'If-Match'] },
  },
  examples: {
    bad: [
      {
        title: 'a custom header that is required',
        yaml: `
          components:
            parameters:
              Branch: # <- finding
                name: Branch
                in: header
                required: true
                schema: { type: string, minLength: 1, maxLength: 40 }
        `,
      },
      {
        title: 'in a path item',
        yaml: `
          /v1/shop/orders/{id}:
            parameters:
              - $ref: 'common.yaml#/parameters/Id'
              - name: Warehouse # <- finding
                in: header
                required: true
                schema: { type: string, minLength: 1, maxLength: 40 }
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'an optional one',
        yaml: `
          components:
            parameters:
              Branch:
                name: Branch
                in: header
                schema: { type: string, minLength: 1, maxLength: 40 }
        `,
      },
    ],
    ignored: [
      {
        title: 'headers of the conventions and of HTTP',
        yaml: `
          components:
            parameters:
              Match:
                name: If-Match
                in: header
                required: true
                schema: { type: string, minLength: 1, maxLength: 80 }
              Language:
                name: Accept-Language
                in: header
                required: true
                schema: { type: string, minLength: 1, maxLength: 80 }
        `,
      },
    ],
  },
});
