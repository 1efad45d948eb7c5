import { defineRule } from '../../framework/define-rule.ts';
import uriLength from '../../functions/uri-length.ts';

export default defineRule({
  id: 'uri-length',
  statements: ['8/uri-length'],
  severity: 'hint',
  summary: 'A URI stays under about 2000 characters, even with the longest values.',
  why: 'Browsers, proxies and logs cut or refuse longer addresses, each at another length.',
  then: { function: uriLength, functionOptions: { characters: 2000 } },
  examples: {
    bad: [
      {
        title: 'a long query value',
        yaml: `
          /v1/shop/orders:
            get: # <- finding
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
                - name: title
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 3000 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'several parameters of the path item, one behind a reference',
        yaml: `
          paths:
            /v1/shop/orders:
              parameters:
                - $ref: '#/components/parameters/Note'
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
                - name: title
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 1000 }
              get: # <- finding
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              Note:
                name: note
                in: query
                schema: { type: string, minLength: 1, maxLength: 1000 }
        `,
      },
      {
        title: 'a long query value that is described by content',
        yaml: `
          /v1/shop/orders:
            get: # <- finding
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
                - name: title
                  in: query
                  content:
                    text/plain:
                      schema: { type: string, minLength: 1, maxLength: 3000 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    good: [
      {
        title: 'short values',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
                - name: title
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 300 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a long header, which is no part of the URI',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
                - name: Note
                  in: header
                  schema: { type: string, minLength: 1, maxLength: 3000 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
  },
});
