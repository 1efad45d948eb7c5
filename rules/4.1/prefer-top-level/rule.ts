import { defineRule } from '../../../framework/define-rule.ts';
import topLevelQuestion from './check.ts';

export default defineRule({
  id: 'prefer-top-level',
  statements: ['4.1/prefer-top-level'],
  severity: 'hint',
  summary: 'Single sub-resources have a path at the top level wherever their identifier is unique.',
  why: 'Whoever holds only the identifier of a sub-resource cannot build a path that goes through its parent, and two paths to one resource drift apart.',
  question: 'Are the identifiers of these sub-resources unique? Then they could have a path at the top level.',
  then: { function: topLevelQuestion, functionOptions: { levels: 2 } },
});
