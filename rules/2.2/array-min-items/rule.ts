import { defineRule } from '../../../framework/define-rule.ts';
import bounds from '../../../functions/bounds.ts';

export default defineRule({
  id: 'array-min-items',
  statements: ['2.2/array-min-items'],
  severity: 'error',
  summary: 'An array defines minItems.',
  why: 'Whether a list may be empty decides how a client reads it; left out, every client assumes something else.',
  // Where both bounds are missing, that is one finding.
  yieldsTo: ['array-max-items'],
  then: { function: bounds, functionOptions: { type: 'array', lower: 'minItems', counts: true } },
});
