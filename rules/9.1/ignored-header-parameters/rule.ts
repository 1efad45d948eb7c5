import { defineRule } from '../../../framework/define-rule.ts';
import forbiddenParameters from '../../../functions/forbidden-parameters.ts';

export default defineRule({
  id: 'ignored-header-parameters',
  statements: ['9.1/ignored-header-parameters'],
  severity: 'warn',
  summary: 'Accept and Content-Type are not declared as header parameters.',
  why: 'OpenAPI ignores such parameters, so that what they promise is never checked and never generated.',
  judgesAbsence: true,
  yieldsTo: ['authorization-parameter'],
  then: {
    function: forbiddenParameters,
    functionOptions: {
      in: 'header',
      names: {
        Accept: 'OpenAPI ignores it, so say what is answered by the media types of the responses’ content',
        'Content-Type': 'OpenAPI ignores it, so say what is taken by the media types of the request body’s content',
        Authorization: 'OpenAPI ignores it, so define a security scheme instead',
      },
    },
  },
});
