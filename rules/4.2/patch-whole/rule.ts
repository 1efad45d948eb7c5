import { defineRule } from '../../../framework/define-rule.ts';
import wholeRepresentation from '../../../functions/whole-representation.ts';

export default defineRule({
  id: 'patch-whole',
  statements: ['4.2/patch-no-content'],
  severity: 'error',
  summary: 'The 200 of PATCH has the entire representation that GET returns.',
  why: 'A client asks for the representation to spare itself a GET; with a part of it, it has to read again after all.',
  then: {
    function: wholeRepresentation,
    functionOptions: { methods: ['patch'], classes: ['item', 'singleton'], body: 'response' },
  },
});
