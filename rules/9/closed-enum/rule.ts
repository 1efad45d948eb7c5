import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'closed-enum',
  statements: ['9/closed-enum'],
  severity: 'error',
  summary: 'The values of a closed enum stay the same inside one major version.',
  why: 'Clients that validate against the listed values reject a message with a new one, and send one that is no longer known.',
});
