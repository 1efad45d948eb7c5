import { defineRule } from '../../../framework/define-rule.ts';
import commonObject from '../../../functions/common-object.ts';

export default defineRule({
  id: 'money-object',
  statements: ['2.3/money'],
  severity: 'error',
  summary: 'Money has value and currency, both strings and both required.',
  why: 'An amount without its currency, or a currency that may be missing, is a number that every reader interprets alone.',
  answeredBy: ['role'],
  yieldsToGroups: ['numbers'],
  then: { function: commonObject, functionOptions: { type: 'money' } },
});
