import { defineRule } from '../../../framework/define-rule.ts';
import relatedParts from './check.ts';

export default defineRule({
  id: 'multipart-related',
  statements: ['4.8/multipart-related'],
  severity: 'warn',
  summary: 'Metadata with a file is multipart/related or multipart/mixed: the JSON part first, then the file.',
  why: 'With the metadata in hand, the service can refuse or route the file before it has read it.',
  then: { function: relatedParts, functionOptions: { types: ['multipart/related', 'multipart/mixed'] } },
});
