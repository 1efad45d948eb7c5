import { defineRule } from '../../../framework/define-rule.ts';
import typedNames from '../../../functions/typed-names.ts';

export default defineRule({
  id: 'boolean-names',
  statements: ['2.1/boolean-names'],
  severity: 'error',
  summary: 'Boolean property names carry no prefix such as is or has.',
  why: 'Languages add such a prefix to accessors by themselves; in the payload it makes isIsActive, or a name that no mapping finds.',
  then: {
    function: typedNames,
    functionOptions: { of: 'properties', type: 'boolean', orOthers: true, check: 'noBooleanPrefix' },
  },
});
