import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'validation-error',
  statements: ['7.1/validation-400'],
  severity: 'error',
  summary: 'Failed validation is answered 400 VALIDATION_ERROR.',
  why: 'Clients tell by status and name that the request itself is wrong, and that sending it again does not help.',
});
