import { defineRule } from '../../../framework/define-rule.ts';
import patchItems from './check.ts';

export default defineRule({
  id: 'patch-items',
  statements: ['4.6/patch-schema'],
  severity: 'error',
  summary:
    'An item of a JSON Patch has op, path and value; op takes add, remove and replace, and nothing outside RFC 6902.',
  why: 'Clients use libraries that write what RFC 6902 says; whatever an API leaves out or adds, they have to work around.',
  then: {
    function: patchItems,
    functionOptions: { operations: ['add', 'remove', 'replace'], optional: ['move', 'copy', 'test'] },
  },
});
