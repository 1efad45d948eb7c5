import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'unknown-fields',
  statements: ['2.1/report-unknown-fields'],
  severity: 'warn',
  summary: 'The service should report fields it does not understand.',
  why: 'A client that misspells an optional field is told so, and does not find out months later that it was never heeded.',
});
