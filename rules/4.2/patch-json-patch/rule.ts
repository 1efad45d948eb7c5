import { defineRule } from '../../../framework/define-rule.ts';
import patchDocument from './check.ts';

export default defineRule({
  id: 'patch-json-patch',
  statements: ['4.2/patch-json-patch'],
  severity: 'error',
  summary: 'PATCH takes application/json-patch+json, an array of changes.',
  why: 'In a partial object nobody can tell a field that is to be removed from one that is left alone; a JSON Patch says each change.',
  then: {
    function: patchDocument,
    functionOptions: {
      methods: ['patch'],
      exceptClasses: ['action', 'search'],
      mediaType: 'application/json-patch+json',
      notIn: ['application/json'],
    },
  },
});
