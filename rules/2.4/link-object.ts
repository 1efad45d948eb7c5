import { defineRule } from '../../framework/define-rule.ts';
import linkObject from '../../functions/link-object.ts';

export default defineRule({
  id: 'link-object',
  statements: ['2.4/link-object'],
  severity: 'error',
  summary: 'The items of every array links are objects with href (a URI), rel and method, all strings.',
  why: 'Clients follow links by one piece of code; a link without a relation cannot be found, and one without a method cannot be called.',
  then: {
    function: linkObject,
    functionOptions: {
      members: ['href', 'rel', 'method'],
      optional: ['method'],
      formats: { href: ['uri', 'uri-reference', 'uri-template'] },
    },
  },
  examples: {
    bad: [
      {
        title: 'a link without a method, whose href is any string',
        yaml: `
          Order:
            type: object
            properties:
              links:
                type: array
                minItems: 0
                maxItems: 100
                items: # <- finding
                  type: object
                  properties:
                    href: # <- finding
                      type: string
                      minLength: 1
                      maxLength: 2000
                    rel: { type: string, minLength: 1, maxLength: 255 }
        `,
      },
      {
        title: 'a link behind references, in two parts',
        yaml: `
          Order:
            type: object
            properties:
              links: { $ref: '#/components/schemas/Links' }
          Links:
            type: array
            minItems: 0
            maxItems: 100
            items:
              $ref: '#/components/schemas/NamedLink'
          NamedLink:
            allOf:
              - $ref: '#/components/schemas/Link'
              - properties:
                  rel: # <- finding
                    type: integer
                    minimum: 0
                    maximum: 9
          Link:
            type: object
            properties:
              href:
                type: string
                format: url # <- finding
                minLength: 1
                maxLength: 2000
              method: { type: string, minLength: 1, maxLength: 10 }
        `,
      },
      {
        title: 'strings for links, and an array of anything',
        yaml: `
          Order:
            type: object
            properties:
              links:
                type: [array]
                minItems: 0
                maxItems: 100
                items: # <- finding
                  type: string
                  format: uri
                  minLength: 1
                  maxLength: 2000
          Refund:
            type: object
            properties:
              links: # <- finding
                type: array
                minItems: 0
                maxItems: 100
        `,
      },
      {
        title: 'a link in an example',
        yaml: `
          Order:
            type: object
            properties:
              links: { $ref: 'common.yaml#/schemas/Links' }
            example:
              links:
                - rel: self # <- finding
                  method: GET
        `,
      },
    ],
    good: [
      {
        title: 'a link with a template for its href',
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
                  required: [href, rel]
                  properties:
                    href: { type: string, format: uri-template, minLength: 1, maxLength: 2000 }
                    rel: { type: string, minLength: 1, maxLength: 255 }
                    method: { type: string, minLength: 1, maxLength: 10 }
                    title: { type: string, minLength: 1, maxLength: 100 }
            example:
              links:
                - href: /v1/shop/orders/7
                  rel: self
        `,
      },
    ],
    ignored: [
      {
        title: 'a component called links, and a map with the key links',
        yaml: `
          links:
            type: array
            minItems: 0
            maxItems: 10
            items: { type: string, minLength: 1, maxLength: 10 }
          Counts:
            type: object
            additionalProperties: { type: integer, minimum: 0, maximum: 9 }
            example: { links: 4 }
        `,
      },
    ],
  },
});
