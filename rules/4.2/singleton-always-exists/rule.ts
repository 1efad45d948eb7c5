import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'singleton-always-exists',
  statements: ['4.2/singleton'],
  severity: 'warn',
  summary: 'GET on a singleton documents no 404.',
  why: 'A singleton is there as long as its parent; a client that has to reckon with 404 needs a way to create it that a singleton does not have.',
  answeredBy: ['resource'],
  fix: { changes: 'clients no longer get 404' },
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['get'],
      classes: ['singleton'],
      takenOut: ['404'],
      unwanted: { '404': 'take it out, since a singleton always exists (also where its parent may be missing)' },
    },
  },
});
