import { defineRule } from '../../framework/define-rule.ts';
import enumeratedValues from '../../functions/enumerated-values.ts';

export default defineRule({
  id: 'enum-values',
  statements: ['2.1/enum-values'],
  severity: 'error',
  summary:
    'Enumerated values are UPPER_CASE letters, digits and underscore, but where an industry standard spells them.',
  why: 'Values in one spelling become constants of every language as they are, and are never compared with the wrong case.',
  then: { function: enumeratedValues, functionOptions: { of: 'others' } },
  examples: {
    bad: [
      {
        title: 'values of an enum, a const and an extensible enum',
        yaml: `
          Order:
            type: object
            properties:
              channel:
                type: string
                minLength: 1
                maxLength: 255
                enum:
                  - WEB
                  - in-store # <- finding
              kind:
                type: string
                minLength: 1
                maxLength: 255
                const: order # <- finding
              priority:
                type: string
                minLength: 1
                maxLength: 255
                x-extensible-enum:
                  - HIGH
                  - Low # <- finding
        `,
      },
      {
        title: 'items of an array, behind a reference that two properties share',
        yaml: `
          Order:
            type: object
            properties:
              channels:
                type: array
                minItems: 0
                maxItems: 10
                items: { $ref: '#/components/schemas/Channel' }
              channel: { $ref: '#/components/schemas/Channel' }
          Channel:
            type: string
            minLength: 1
            maxLength: 255
            enum:
              - web # <- finding
        `,
      },
      {
        title: 'a pattern that lists the values',
        yaml: `
          Order:
            type: object
            properties:
              channel:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^(web|store)$' # <- finding
              priority:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[0-9A-Z_]+$'
                default: HIGH
        `,
      },
    ],
    good: [
      {
        title: 'UPPER_CASE, digits included',
        yaml: `
          Order:
            type: object
            properties:
              channel:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[0-9A-Z_]+$'
                enum: [WEB, IN_STORE, 3D_SECURE]
        `,
      },
      {
        title: 'values that an annotation gives to a standard',
        yaml: `
          Document:
            type: object
            properties:
              profile:
                x-lintel: { standard: PDF/A (ISO 19005) }
                type: string
                minLength: 1
                maxLength: 255
                enum: [1a, 2b]
        `,
      },
    ],
    ignored: [
      {
        title: 'values that the standard of their field spells, values that are no strings, and conditions',
        yaml: `
          Document:
            type: object
            properties:
              mimeType:
                type: string
                minLength: 1
                maxLength: 255
                enum: [image/png]
              weightUnit:
                type: string
                minLength: 1
                maxLength: 255
                enum: [kg, g]
              pages: { type: integer, minimum: 0, maximum: 9, enum: [1, 2] }
            not:
              properties:
                kind: { const: draft }
        `,
      },
    ],
  },
});
