import { defineRule } from '../../../framework/define-rule.ts';
import typedNames from '../../../functions/typed-names.ts';

export default defineRule({
  id: 'boolean-parameter-names',
  statements: ['2.1/boolean-names'],
  severity: 'warn',
  summary: 'Boolean query parameters carry no prefix such as is or has.',
  why: 'A filter is named like the property that it filters, and boolean properties have no prefix.',
  // A property that an object parameter spreads can stand in a body as well.
  yieldsTo: ['query-names', 'boolean-names'],
  then: {
    function: typedNames,
    functionOptions: { of: 'queryParameters', type: 'boolean', orOthers: true, check: 'noBooleanPrefix' },
  },
});
