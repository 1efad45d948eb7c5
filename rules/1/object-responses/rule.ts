import { defineRule } from '../../../framework/define-rule.ts';
import responseTypes from './check.ts';

export default defineRule({
  id: 'object-responses',
  statements: ['1/object-responses'],
  severity: 'error',
  summary: 'The top-level value of every JSON response is an object.',
  why: 'To an object, metadata such as paging or links can be added later; to an array or a scalar nothing can, without breaking every client.',
  then: {
    function: responseTypes,
    functionOptions: { type: 'object', instead: 'make it an object, with this value in a property' },
  },
});
