import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'get-not-found',
  statements: ['4.2/get-not-found', '7.1/errors-documented'],
  severity: 'warn',
  summary: 'GET on a single resource documents 404.',
  why: 'A missing resource is an everyday answer that every client has to handle; a default response does not distinguish it from a failure.',
  fix: { isSafe: true },
  breaking: false,
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['get'],
      classes: ['item', 'queue'],
      exceptAliases: true,
      wanted: [['404']],
      remedy: 'document it for an identifier that is not found',
    },
  },
});
