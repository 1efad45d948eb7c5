import { defineRule } from '../../../framework/define-rule.ts';
import standardCodes from '../../../functions/standard-codes.ts';

export default defineRule({
  id: 'timezone-name',
  statements: ['2.3/timezone'],
  severity: 'warn',
  summary: 'A timezone is a name of the IANA timezone database, and no offset or abbreviation.',
  why: 'An offset holds until the clocks change, and abbreviations are taken by several countries; only the name gives next month’s time.',
  answeredBy: ['role'],
  yieldsTo: ['pattern-valid', 'enum-values'],
  yieldsToGroups: ['numbers'],
  then: { function: standardCodes, functionOptions: { role: 'timezone' } },
});
