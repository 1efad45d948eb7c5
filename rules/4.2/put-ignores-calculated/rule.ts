import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'put-ignores-calculated',
  statements: ['4.2/put-ignores-calculated'],
  severity: 'warn',
  summary: 'System-calculated fields in a PUT may be left out, and are ignored when sent.',
  why: 'A client sends back what it read, with one field changed, and need not know what the service calculates.',
});
