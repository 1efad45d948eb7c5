import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'percent-encoding',
  statements: ['4.1/percent-encoding'],
  severity: 'error',
  summary: 'Values in a query and identifiers in a path are percent-encoded.',
  why: 'Each proxy, log and client mends a raw character in its own way, so that the service receives another value than was meant.',
});
