import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'patch-invalid-state',
  statements: ['4.6/invalid-state', '7.1/errors-documented'],
  severity: 'warn',
  summary: 'PATCH documents 400 or 422.',
  why: 'Each change can be right and the result still wrong; clients must know how the service reports it.',
  fix: { isSafe: true },
  yieldsTo: ['invalid-operation'],
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['patch'],
      wanted: [['400', '422']],
      remedy: 'answer 400 or 422 when the result is no valid state',
    },
  },
});
