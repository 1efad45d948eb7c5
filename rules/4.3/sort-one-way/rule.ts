import { defineRule } from '../../../framework/define-rule.ts';
import sortingWays from './check.ts';

export default defineRule({
  id: 'sort-one-way',
  statements: ['4.3/sort'],
  severity: 'error',
  summary: 'A list is sorted by sortBy with sortOrder, or by sort, and not both.',
  why: 'Two ways to say the same can contradict each other, and a direction without a field says nothing.',
  then: { function: sortingWays, functionOptions: { whole: 'sort', parts: ['sortBy', 'sortOrder'] } },
});
