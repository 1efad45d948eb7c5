import { defineRule } from '../../../framework/define-rule.ts';
import { FLOATING_POINT } from '../../../model/schemas/type-keyword.ts';
import forbiddenTypes from './check.ts';

export default defineRule({
  id: 'no-number',
  statements: ['2.2/no-number'],
  severity: 'error',
  summary: 'The type number is not used; decimals are strings.',
  why: 'A JSON number with a fraction is read as binary floating point, in which 0.1 has no exact value: money and rates come out wrong.',
  breaking: true,
  then: {
    function: forbiddenTypes,
    functionOptions: {
      ...FLOATING_POINT,
      instead: 'write a string with a decimal pattern, or an integer where there is no fraction',
    },
  },
});
