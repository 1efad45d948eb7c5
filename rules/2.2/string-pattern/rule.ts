import { defineRule } from '../../../framework/define-rule.ts';
import patternWanted from './check.ts';

export default defineRule({
  id: 'string-pattern',
  statements: ['2.2/string-pattern'],
  severity: 'hint',
  summary: 'A string of a fixed form has a pattern, and the pattern is anchored.',
  why: 'A pattern lets the first validator reject what would otherwise fail deep inside; unanchored, it rejects next to nothing.',
  question: 'Which of these strings have a form that a pattern could hold callers to?',
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
});
