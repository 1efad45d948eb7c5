import { defineRule } from '../../../framework/define-rule.ts';
import pathDepth from './check.ts';

export default defineRule({
  id: 'path-depth',
  statements: ['4.1/depth'],
  severity: 'error',
  summary: 'Paths have at most two levels of sub-resources.',
  why: 'Each level adds an identifier that the client has to know and the server has to check; deep paths break whenever a resource moves.',
  then: { function: pathDepth, functionOptions: { levels: 2 } },
});
