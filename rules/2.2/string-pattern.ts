import { defineRule } from '../../framework/define-rule.ts';
import patternWanted from '../../functions/pattern-wanted.ts';

export default defineRule({
  id: 'string-pattern',
  statements: ['2.2/string-pattern'],
  severity: 'hint',
  summary: 'A string of a fixed form has a pattern, and the pattern is anchored.',
  why: 'A pattern lets the first validator reject what would otherwise fail deep inside; unanchored, it rejects next to nothing.',
  then: {
    function: patternWanted,
    functionOptions: {
      words: [
        ...[
          'id',
          'uuid',
          'guid',
          'code',
          'number',
          'iban',
          'bic',
          'isbn',
          'sku',
          'ean',
          'gtin',
          'phone',
          'fax',
          'zip',
          'postcode',
        ],
        ...['currency', 'color', 'colour', 'hash', 'checksum', 'digest', 'fingerprint', 'version'],
      ],
    },
  },
  examples: {
    bad: [
      {
        title: 'an identifier without pattern',
        yaml: `
          Order:
            type: object
            properties:
              id: # <- finding
                type: string
                minLength: 1
                maxLength: 36
        `,
      },
      {
        title: 'a pattern that is not anchored at its end, in a header',
        yaml: `
          components:
            headers:
              Batch:
                schema:
                  type: string
                  minLength: 1
                  maxLength: 36
                  pattern: '^[a-z]+' # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'an anchored pattern',
        yaml: `
          Order:
            type: object
            properties:
              id: { type: string, minLength: 22, maxLength: 22, pattern: '^[A-Za-z0-9_-]{22}$' }
        `,
      },
    ],
    ignored: [
      {
        title: 'free text, and a format that says it all',
        yaml: `
          Order:
            type: object
            properties:
              note: { type: string, minLength: 0, maxLength: 500 }
              id: { type: string, format: uuid, minLength: 36, maxLength: 36 }
        `,
      },
    ],
  },
});
