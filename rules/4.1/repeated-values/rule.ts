import { defineRule } from '../../../framework/define-rule.ts';
import repeatedValues from './check.ts';

export default defineRule({
  id: 'repeated-values',
  statements: ['4.1/repeated-values'],
  severity: 'error',
  summary:
    'A parameter for several values is repeated and has a singular name, or is one string with a plural name and documented escaping.',
  why: 'Each other way to join values needs a separator that the values themselves may contain, and clients disagree on how to escape it.',
  then: { function: repeatedValues, functionOptions: { fixed: ['filter', 'fields', 'sort', 'sortBy'] } },
});
