import { defineRule } from '../../../framework/define-rule.ts';
import errorDetails from './check.ts';

export default defineRule({
  id: 'error-details',
  statements: ['2.6/error-details'],
  severity: 'error',
  summary: 'The items of details define field, issue and location as strings; value is not required.',
  why: 'A client marks the wrong field of a form by field and location, and explains it by issue.',
  then: {
    function: errorDetails,
    functionOptions: {
      defined: { field: 'string', issue: 'string', location: 'string' },
      optional: ['value'],
    },
  },
});
