import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'content-type',
  statements: ['9.1/content-type'],
  severity: 'error',
  summary: 'What has a body has Content-Type: application/json; charset=UTF-8.',
  why: 'Without a type or charset the receiver guesses, and letters beyond ASCII arrive as others.',
});
