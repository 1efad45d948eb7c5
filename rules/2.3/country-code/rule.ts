import { defineRule } from '../../../framework/define-rule.ts';
import standardCodes from '../../../functions/standard-codes.ts';

export default defineRule({
  id: 'country-code',
  statements: ['2.3/country-code'],
  severity: 'error',
  summary: 'A country code is one of ISO 3166-1 alpha-2: two upper-case letters.',
  why: 'Codes of one list can be joined, looked up and validated; two lists side by side make every consumer keep a table.',
  answeredBy: ['role'],
  yieldsToGroups: ['numbers'],
  then: { function: standardCodes, functionOptions: { role: 'country', form: { length: 2, pattern: '^[A-Z]{2}$' } } },
});
