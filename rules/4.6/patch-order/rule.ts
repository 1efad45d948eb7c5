import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'patch-order',
  statements: ['4.6/operations'],
  severity: 'error',
  summary: 'Operations of a patch apply in order, all or none; add, remove and replace work.',
  why: 'A patch that is carried out in part leaves a resource that neither the client nor the service meant.',
});
