import { defineRule } from '../../framework/define-rule.ts';
import typedNames from '../../functions/typed-names.ts';

export default defineRule({
  id: 'boolean-parameter-names',
  statements: ['2.1/boolean-names'],
  severity: 'warn',
  summary: 'Boolean query parameters carry no prefix such as is or has.',
  why: 'A filter is named like the property that it filters, and boolean properties have no prefix.',
  then: {
    function: typedNames,
    functionOptions: { of: 'queryParameters', type: 'boolean', orOthers: true, check: 'noBooleanPrefix' },
  },
  examples: {
    bad: [
      {
        title: 'a shared parameter',
        yaml: `
          components:
            parameters:
              IsPaid:
                name: isPaid # <- finding
                in: query
                schema: { type: boolean }
        `,
      },
      {
        title: 'a parameter that refers to its schema',
        yaml: `
          components:
            parameters:
              HasDiscount:
                in: query
                name: hasDiscount # <- finding
                schema: { $ref: '#/components/schemas/Flag' }
            schemas:
              Flag: { type: boolean }
        `,
      },
    ],
    good: [
      {
        title: 'the name without its prefix',
        yaml: `
          components:
            parameters:
              Paid:
                name: paid
                in: query
                schema: { type: boolean }
        `,
      },
    ],
    ignored: [
      {
        title: 'a word that only begins like a prefix, and what is no boolean',
        yaml: `
          components:
            parameters:
              Issued:
                name: issued
                in: query
                schema: { type: boolean }
              IsPaid:
                name: isPaid
                in: query
                schema: { type: string, enum: [ALWAYS], minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
        `,
      },
    ],
  },
});
