import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'patch-paths',
  statements: ['4.6/filter-path'],
  severity: 'warn',
  summary: 'The paths of a JSON Patch are JSON Pointers, in which a filter may choose items of an array.',
  why: 'A path of another form is understood by one implementation only, or changes another member than was meant.',
});
