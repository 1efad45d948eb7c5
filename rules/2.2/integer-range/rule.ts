import { defineRule } from '../../../framework/define-rule.ts';
import integerRange from './check.ts';

export default defineRule({
  id: 'integer-range',
  statements: ['2.2/integer-range'],
  severity: 'error',
  summary: 'The bounds of an integer fit signed 32 bits, and its values fit its bounds.',
  why: 'Larger numbers lose digits in clients that read integers into 32 bits, and beyond 53 bits in every JavaScript client.',
  then: {
    function: integerRange,
    functionOptions: { minimum: -2147483648, maximum: 2147483647, wideFormats: ['int64', 'uint32', 'uint64', 'long'] },
  },
});
