import { defineRule } from '../../../framework/define-rule.ts';
import commonObject from '../../../functions/common-object.ts';

export default defineRule({
  id: 'locale-object',
  statements: ['2.3/locale'],
  severity: 'warn',
  summary: 'A Locale has country_code and language.',
  why: 'Language and country are chosen apart from one another; an object that has only one of them makes readers guess the other.',
  answeredBy: ['role'],
  then: { function: commonObject, functionOptions: { type: 'locale' } },
});
