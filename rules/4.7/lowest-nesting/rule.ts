import { defineRule } from '../../../framework/define-rule.ts';
import actionNestingQuestion from './check.ts';

export default defineRule({
  id: 'lowest-nesting',
  statements: ['4.7/lowest-nesting'],
  severity: 'hint',
  summary: 'An action has the shortest path that names what it acts on.',
  why: 'Each resource above the one that is acted on is one more identifier that a caller must hold, and that can be wrong.',
  question: 'Could these actions stand below the resource itself, without its parents?',
  then: { function: actionNestingQuestion, functionOptions: { levels: 2 } },
});
