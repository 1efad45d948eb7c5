import { defineRule } from '../../../framework/define-rule.ts';
import readOnlyWanted from './check.ts';

export default defineRule({
  id: 'read-only',
  statements: ['2.1/read-only'],
  severity: 'hint',
  summary: 'A field that only the service sets is readOnly where requests and responses share a schema.',
  why: 'Without the mark nobody can tell from the description what a client may change, and generated clients ask for what the service ignores.',
  question: 'Are the fields that only the service sets marked readOnly, and is an attempt to change one answered 400?',
  then: {
    function: readOnlyWanted,
    functionOptions: {
      bodyNames: ['id'],
      names: ['links', 'totalItems', 'totalPages', 'total', 'totals', 'subtotal'],
      times: {
        first: ['create', 'created', 'creation', 'update', 'updated', 'modify', 'modified', 'modification', 'last'],
        last: ['time', 'at', 'date', 'timestamp', 'on'],
      },
      totals: ['total', 'totals', 'subtotal'],
    },
  },
});
