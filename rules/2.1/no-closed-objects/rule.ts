import { defineRule } from '../../../framework/define-rule.ts';
import keywordValues from './check.ts';

export default defineRule({
  id: 'no-closed-objects',
  statements: ['2.1/no-closed-objects'],
  severity: 'error',
  summary: 'No schema closes its object by additionalProperties or unevaluatedProperties false.',
  why: 'A closed object makes every new property a breaking change: clients that validate reject the whole message.',
  then: {
    function: keywordValues,
    functionOptions: {
      forbidden: { additionalProperties: false, unevaluatedProperties: false },
      instead: 'remove it, so that properties can be added later',
    },
  },
});
