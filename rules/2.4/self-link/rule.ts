import { defineRule } from '../../../framework/define-rule.ts';
import selfLink from './check.ts';

/**
 * That the body of 201 has links at all is a matter of 4.2/post-created and 7.1/created-body. That self is among them is also in
 * 4.2/post-created, an error; 2.4/self-link speaks, as its note says how a document shows that, and with the severity given there.
 */
export default defineRule({
  id: 'self-link',
  statements: ['2.4/self-link'],
  severity: 'warn',
  summary: 'The links of a created resource include self, in the list of relations and in examples.',
  why: 'No Location header tells where the new resource is; without self a client has to build the address itself.',
  then: { function: selfLink, functionOptions: { relation: 'self' } },
});
