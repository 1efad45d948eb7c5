import { defineRule } from '../../../framework/define-rule.ts';
import sortDefaultDirection from './check.ts';

export default defineRule({
  id: 'sort-default-direction',
  statements: ['4.3/sort'],
  severity: 'error',
  summary: 'sortBy documents the direction in which it sorts by default.',
  why: 'Without it, clients have to try whether the newest come first or last, and break when that changes.',
  then: { function: sortDefaultDirection, functionOptions: { by: 'sortBy', direction: 'sortOrder' } },
});
