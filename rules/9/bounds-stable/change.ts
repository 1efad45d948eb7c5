import { defineChange } from '../../../framework/define-change.ts';
import { quote } from '../../../framework/messages.ts';

/** A bound that was edited is one that changes, whether or not clients notice. */
export default defineChange({
  yieldsTo: ['compatible'],
  changes: {
    'bound-changed': {
      summary: 'A bound was edited, in the direction that breaks no client.',
      severity: 'hint',
      words: ({ keyword, before, after, subject }) => ({
        fact: `${keyword} is ${quote(after)} and ${subject === undefined ? '' : `${subject} `}was ${quote(before)}`,
        remedy: 'if a rule of the business sets it, check that rule in the service and bound only the type here',
      }),
    },
  },
});
