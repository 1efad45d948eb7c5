import { defineRule } from '../../../framework/define-rule.ts';
import pairedQueries from './check.ts';

export default defineRule({
  id: 'time-range-pairs',
  statements: ['4.3/time-range'],
  severity: 'warn',
  summary: 'Both ends of a time range can be given.',
  why: 'A range with one end makes clients read everything on the other side of it, and filter themselves.',
  then: { function: pairedQueries, functionOptions: { names: ['startTime', 'endTime'], endings: ['After', 'Before'] } },
});
