import { defineRule } from '../../../framework/define-rule.ts';
import { DELETE_REMEDY } from '../../../functions/messages/misplaced-parameters.ts';
import operationMethods from '../../../functions/operation-methods.ts';

export default defineRule({
  id: 'singleton-methods',
  statements: ['4.2/singleton'],
  severity: 'warn',
  summary: 'A singleton has no POST and no DELETE; PUT creates or updates it.',
  why: 'There is always exactly one, so nothing is there to be added or removed.',
  answeredBy: ['resource'],
  then: {
    function: operationMethods,
    functionOptions: {
      classes: ['singleton'],
      forbidden: ['post', 'delete'],
      remedy: 'it always exists, so let PUT set it and GET read it',
      remedyOfSelection: DELETE_REMEDY,
    },
  },
});
