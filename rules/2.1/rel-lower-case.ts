import { defineRule } from '../../framework/define-rule.ts';
import linkRelations from '../../functions/link-relations.ts';

export default defineRule({
  id: 'rel-lower-case',
  statements: ['2.1/rel-lower-case', '2.4/link-object'],
  severity: 'error',
  summary: 'Link relation names are lower-case.',
  why: 'Clients find a link by its relation name; registered relations are lower-case, and a second spelling of one is missed.',
  then: { function: linkRelations },
  examples: {
    bad: [
      {
        title: 'values of rel',
        yaml: `
          Link:
            type: object
            properties:
              href: { type: string, format: uri, minLength: 1, maxLength: 2000 }
              method: { type: string, minLength: 1, maxLength: 10 }
              rel:
                type: string
                minLength: 1
                maxLength: 255
                enum:
                  - self
                  - SELF # <- finding
                  - parentPayment # <- finding
        `,
      },
      {
        title: 'a pattern, behind a reference',
        yaml: `
          Link:
            type: object
            properties:
              href: { type: string, format: uri, minLength: 1, maxLength: 2000 }
              method: { type: string, minLength: 1, maxLength: 10 }
              rel: { $ref: '#/components/schemas/Relation' }
          Relation:
            type: string
            minLength: 1
            maxLength: 255
            pattern: '^[A-Za-z_]+$' # <- finding
        `,
      },
      {
        title: 'the example of a payload',
        yaml: `
          Order:
            type: object
            example:
              links:
                - href: /v1/shop/orders/1
                  method: GET
                  rel: Self # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'lower-case, with underscores',
        yaml: `
          Link:
            type: object
            properties:
              href: { type: string, format: uri, minLength: 1, maxLength: 2000 }
              method: { type: string, minLength: 1, maxLength: 10 }
              rel:
                type: string
                minLength: 1
                maxLength: 255
                enum: [self, parent_payment]
        `,
      },
    ],
    ignored: [
      {
        title: 'a rel that belongs to no link',
        yaml: `
          Employee:
            type: object
            properties:
              rel:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[0-9A-Z_]+$'
                enum: [MANAGER]
            example:
              rel: MANAGER
        `,
      },
    ],
  },
});
