import { defineRule } from '../../../framework/define-rule.ts';
import { FILE_NOUNS } from '../../../model/files/file-nouns.ts';
import fileReferenceQuestion from './check.ts';

export default defineRule({
  id: 'file-by-uri',
  statements: ['4.8/file-by-uri'],
  severity: 'hint',
  summary: 'A request refers to an uploaded file by the URI that the upload answered with.',
  why: 'A URI can be opened and passed on as it is; an identifier has to be made into one by a rule that clients must know.',
  question: 'Do later requests name an uploaded file by the URI that the upload answered with?',
  judgesAbsence: true,
  then: {
    function: fileReferenceQuestion,
    functionOptions: {
      nouns: [...FILE_NOUNS, 'logo', 'avatar'],
      references: ['id', 'key', 'token', 'ref', 'reference', 'handle'],
    },
  },
});
