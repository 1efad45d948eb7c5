import { describeRule } from '../../../framework/describe-rule.ts';

/**
 * What a service does is in its description; apart from the conventions, which traffic can keep or break without one.
 */
export default describeRule({
  id: 'as-described',
  statements: [],
  section: 'openapi',
  severity: 'warn',
  summary: 'Traffic is what its description says: operations, statuses, parameters, headers, and the shapes of bodies.',
  why: 'Clients are written and generated from the description: what is not in it surprises them, and what differs breaks them.',
});
