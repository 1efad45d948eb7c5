import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

/**
 * 204 is for an action without a result (7.1): not for one that documents a result beside it, or that is named after
 * its result.
 */
export default defineRule({
  id: 'top-level-action-responses',
  statements: ['4.7/action-responses'],
  severity: 'error',
  summary:
    'An action upon no one resource answers 200 with what it calculated or affected, or 201 where it creates a resource.',
  why: 'Such an action is called for what it answers with: there is no resource that a client could read afterwards.',
  yieldsTo: ['success-codes'],
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['post'],
      classes: ['action'],
      level: 'top',
      exceptWithoutResult: true,
      wanted: [['200', '201', '202']],
      unwanted: { '204': 'answer 200 with what the action calculated or affected, or 201 with what it created' },
      remedy: 'answer 200 with what the action calculated or affected, or 201 with what it created',
    },
  },
});
