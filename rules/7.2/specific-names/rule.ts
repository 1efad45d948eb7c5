import { defineRule } from '../../../framework/define-rule.ts';
import specificNamesQuestion from './check.ts';

export default defineRule({
  id: 'specific-names',
  statements: ['7.2/specific-names'],
  severity: 'hint',
  summary: 'A 422 shows which error names it has: each business rule has a name and a message of its own.',
  why: 'A client can act on INVOICE_ALREADY_PAID; on 422 alone it can only show a message.',
  question: 'Which business rules does a 422 tell of, and has each a name and a message of its own?',
  then: {
    function: specificNamesQuestion,
    functionOptions: {
      status: '422',
      generic: [
        'UNPROCESSABLE_ENTITY',
        'UNPROCESSABLE_CONTENT',
        'UNPROCESSABLE',
        'BUSINESS_ERROR',
        'BUSINESS_RULE_ERROR',
        'BUSINESS_RULE_VIOLATION',
        'BAD_REQUEST',
        'GENERAL_ERROR',
        'UNKNOWN_ERROR',
        'HTTP_422',
        'FAILURE',
        'FAILED',
        'ERROR',
      ],
    },
  },
});
