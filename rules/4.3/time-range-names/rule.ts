import { defineRule } from '../../../framework/define-rule.ts';
import foreignQueryNames from '../../../functions/foreign-query-names.ts';

export default defineRule({
  id: 'time-range-names',
  statements: ['4.3/time-range'],
  severity: 'warn',
  summary: "The ends of a time range are startTime and endTime, or a property's name with After and Before.",
  why: 'With from, since and start_date side by side, clients have to look up for each list what its range is called, and whether its ends count.',
  judgesAbsence: true,
  yieldsTo: ['query-names'],
  then: { function: foreignQueryNames, functionOptions: { topic: 'timeRange' } },
});
