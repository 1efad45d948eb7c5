import { defineRule } from '../../../framework/define-rule.ts';
import forbiddenParameters from '../../../functions/forbidden-parameters.ts';

export default defineRule({
  id: 'authorization-parameter',
  statements: ['5/bearer', '9.1/ignored-header-parameters'],
  severity: 'error',
  summary: 'Authorization is not declared as a header parameter.',
  why: 'OpenAPI ignores such a parameter: generated clients and gateways see no security at all.',
  judgesAbsence: true,
  then: {
    function: forbiddenParameters,
    functionOptions: {
      in: 'header',
      names: {
        Authorization: 'OpenAPI ignores it, so define a security scheme of type http with scheme bearer instead',
      },
    },
  },
});
