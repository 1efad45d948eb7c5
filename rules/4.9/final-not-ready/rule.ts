import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'final-not-ready',
  statements: ['4.9/final-not-ready'],
  severity: 'error',
  summary: 'The final URI answers 404 until the resource exists.',
  why: 'A client that polls the final URI takes the first success for the result, and works with what is not there yet.',
});
