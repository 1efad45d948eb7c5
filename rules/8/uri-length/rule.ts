import { defineRule } from '../../../framework/define-rule.ts';
import uriLength from './check.ts';

export default defineRule({
  id: 'uri-length',
  statements: ['8/uri-length'],
  severity: 'hint',
  summary: 'A URI stays under about 2000 characters, even with the longest values.',
  why: 'Browsers, proxies and logs cut or refuse longer addresses, each at another length.',
  then: { function: uriLength, functionOptions: { characters: 2000 } },
});
