import { defineRule } from '../../../framework/define-rule.ts';
import statusActionQuestion from './check.ts';

export default defineRule({
  id: 'simple-status',
  statements: ['4.7/simple-status'],
  severity: 'hint',
  summary: 'Simple changes of a status are made by PUT or PATCH, and not by actions.',
  why: 'An action for every field doubles the interface, and goes past If-Match and the validation that updates have.',
  question: 'Do these actions only set a status? Then PUT or PATCH is enough.',
  then: {
    function: statusActionQuestion,
    functionOptions: {
      verbs: ['set', 'update', 'change', 'modify', 'edit', 'toggle', 'mark'],
      alone: ['enable', 'disable'],
    },
  },
});
