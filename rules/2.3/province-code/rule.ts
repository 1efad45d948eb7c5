import { defineRule } from '../../../framework/define-rule.ts';
import standardCodes from '../../../functions/standard-codes.ts';

export default defineRule({
  id: 'province-code',
  statements: ['2.3/province'],
  severity: 'hint',
  summary: 'A province is a subdivision of ISO 3166-2, by its code.',
  why: 'Names of provinces vary by language and by who types them; the code is the same in every payload.',
  answeredBy: ['role'],
  yieldsTo: ['pattern-valid', 'enum-values'],
  yieldsToGroups: ['numbers'],
  then: { function: standardCodes, functionOptions: { role: 'province', strictNames: ['province', 'subdivision'] } },
});
