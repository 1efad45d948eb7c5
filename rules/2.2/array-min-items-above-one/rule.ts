import { defineRule } from '../../../framework/define-rule.ts';
import keywordAtMost from './check.ts';

export default defineRule({
  id: 'array-min-items-above-one',
  statements: ['2.2/array-min-items'],
  severity: 'hint',
  summary: 'An array requires at most one item.',
  why: 'A larger minimum is mostly a rule of the business, which changes, while the schema has to stay.',
  then: {
    function: keywordAtMost,
    functionOptions: {
      type: 'array',
      keyword: 'minItems',
      atMost: 1,
      remedy: 'write 0 or 1, unless fewer items can never make sense',
    },
  },
});
