import { defineRule } from '../../framework/define-rule.ts';
import linkMethods from '../../functions/link-methods.ts';

export default defineRule({
  id: 'link-methods',
  statements: ['2.4/link-object'],
  severity: 'error',
  summary: 'The values of the method of a link are methods of HTTP, in upper case.',
  why: 'A client sends what method says; what is no method of HTTP is rejected before it reaches the service.',
  then: {
    function: linkMethods,
    functionOptions: {
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY'],
    },
  },
  examples: {
    bad: [
      {
        title: 'a value of the list',
        yaml: `
          Order:
            type: object
            properties:
              links:
                type: array
                minItems: 0
                maxItems: 100
                items:
                  type: object
                  properties:
                    href: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                    rel: { type: string, minLength: 1, maxLength: 255 }
                    method:
                      type: string
                      minLength: 1
                      maxLength: 255
                      pattern: '^[0-9A-Z_]+$'
                      enum:
                        - GET
                        - UPDATE # <- finding
        `,
      },
      {
        title: 'lower case: in a list, in a pattern, and in an example beside a list',
        yaml: `
          Order:
            type: object
            properties:
              links:
                type: array
                minItems: 0
                maxItems: 100
                items:
                  type: object
                  properties:
                    href: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                    rel: { type: string, minLength: 1, maxLength: 255 }
                    method:
                      type: string
                      minLength: 1
                      maxLength: 255
                      pattern: '^[0-9A-Z_]+$'
                      enum:
                        - GET
                        - post # <- finding
            example:
              links:
                - href: /v1/shop/orders/7
                  rel: self
                  method: get # <- finding
          Refund:
            type: object
            properties:
              links:
                type: array
                minItems: 0
                maxItems: 100
                items:
                  type: object
                  properties:
                    href: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                    rel: { type: string, minLength: 1, maxLength: 255 }
                    method:
                      type: string
                      minLength: 1
                      maxLength: 10
                      pattern: '^(get|post)$' # <- finding
        `,
      },
      {
        title: 'a pattern behind references, and an example',
        yaml: `
          Order:
            type: object
            properties:
              links:
                type: array
                minItems: 0
                maxItems: 100
                items: { $ref: '#/components/schemas/Link' }
            example:
              links:
                - href: /v1/shop/orders/7/refund
                  rel: refund
                  method: Redirect # <- finding
          Refund:
            type: object
            properties:
              links:
                type: array
                minItems: 0
                maxItems: 100
                items:
                  type: object
                  properties:
                    href: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                    rel: { type: string, minLength: 1, maxLength: 255 }
                    method: { $ref: '#/components/schemas/Method' }
          Link:
            type: object
            properties:
              href: { type: string, format: uri, minLength: 1, maxLength: 2000 }
              rel: { type: string, minLength: 1, maxLength: 255 }
              method: { type: string, minLength: 1, maxLength: 10 }
          Method:
            type: string
            minLength: 1
            maxLength: 10
            pattern: '^(GET|FETCH)$' # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'methods of HTTP',
        yaml: `
          Order:
            type: object
            properties:
              links: { $ref: 'common.yaml#/schemas/Links' }
            example:
              links:
                - href: /v1/shop/orders/7
                  rel: self
                  method: GET
        `,
      },
    ],
    ignored: [
      {
        title: 'a method that is no link’s',
        yaml: `
          Payment:
            type: object
            properties:
              method:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[0-9A-Z_]+$'
                enum: [CARD, CASH]
            example: { method: CARD }
        `,
      },
    ],
  },
});
