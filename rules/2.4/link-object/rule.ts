import { defineRule } from '../../../framework/define-rule.ts';
import linkObject from './check.ts';

export default defineRule({
  id: 'link-object',
  statements: ['2.4/link-object'],
  severity: 'error',
  summary: 'The items of every array links are objects with href (a URI), rel and method, all strings.',
  why: 'Clients follow links by one piece of code; a link without a relation cannot be found, and one without a method cannot be called.',
  then: {
    function: linkObject,
    functionOptions: {
      members: ['href', 'rel', 'method'],
      optional: ['method'],
      formats: { href: ['uri', 'uri-reference', 'uri-template'] },
    },
  },
});
