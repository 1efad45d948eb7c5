import { defineRule } from '../../../framework/define-rule.ts';
import standardCodes from '../../../functions/standard-codes.ts';

export default defineRule({
  id: 'language-code',
  statements: ['2.3/language-code'],
  severity: 'warn',
  summary: 'A language code is a BCP-47 tag.',
  why: 'Tags go into Accept-Language, into lang attributes and into every translation library as they are; other codes need a table.',
  answeredBy: ['role'],
  yieldsTo: ['pattern-valid', 'enum-values'],
  yieldsToGroups: ['numbers'],
  then: { function: standardCodes, functionOptions: { role: 'language' } },
});
