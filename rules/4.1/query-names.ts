import { defineRule } from '../../framework/define-rule.ts';
import queryNames from '../../functions/query-names.ts';

export default defineRule({
  id: 'query-names',
  statements: ['4.1/query-names'],
  severity: 'error',
  summary: 'Names of query parameters are camelCase.',
  why: 'Generated clients turn parameter names into arguments; one form for all saves mapping tables, and no bracket or dollar sign has to be encoded.',
  then: { function: queryNames },
  examples: {
    bad: [
      {
        title: 'other forms of names',
        yaml: `
          /v1/shop/orders:
            parameters:
              - name: order_status # <- finding
                in: query
              - name: 'filter[customer]' # <- finding
                in: query
              - name: ShippedTo # <- finding
                in: query
        `,
      },
      {
        title: 'a component that nobody refers to, and the properties that a parameter spreads',
        yaml: `
          components:
            parameters:
              CreatedAfter:
                name: created-after # <- finding
                in: query
              Range:
                name: range
                in: query
                schema:
                  type: object
                  properties:
                    start_time: # <- finding
                      type: object
        `,
      },
    ],
    good: [
      {
        title: 'camelCase',
        yaml: `
          /v1/shop/orders:
            parameters:
              - name: createdAfter
                in: query
              - name: line2
                in: query
        `,
      },
    ],
    ignored: [
      {
        title: 'names in other places',
        yaml: `
          /v1/shop/orders:
            parameters:
              - name: Idempotency-Key
                in: header
              - name: session_id
                in: cookie
        `,
      },
    ],
  },
});
