import { defineRule } from '../../../framework/define-rule.ts';
import uploadAnswers from './check.ts';

export default defineRule({
  id: 'file-metadata',
  statements: ['2.7/file-metadata'],
  severity: 'error',
  summary: 'An upload answers with the metadata of the file: id, created_at, size, url and type.',
  why: 'A client needs the URI to refer to the file later, and the size and type to see that it arrived whole.',
  then: {
    function: uploadAnswers,
    functionOptions: {
      members: { id: 'string', created_at: 'integer', size: 'integer', url: 'string', type: 'string' },
    },
  },
});
