import { defineRule } from '../../../framework/define-rule.ts';
import sortDirections from './check.ts';

export default defineRule({
  id: 'sort-directions',
  statements: ['4.3/sort'],
  severity: 'error',
  summary: 'sortOrder takes asc and desc.',
  why: 'A client that sends the direction as every other list takes it would be refused.',
  then: { function: sortDirections, functionOptions: { parameter: 'sortOrder', values: ['asc', 'desc'] } },
});
