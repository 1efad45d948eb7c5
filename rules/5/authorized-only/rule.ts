import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'authorized-only',
  statements: ['5/authorized-only'],
  severity: 'error',
  summary: 'A collection lists only what the caller may see.',
  why: 'A list that names what its reader must not open tells others how much there is, and often what.',
});
