import { defineChange } from '../../../framework/define-change.ts';
import { quote } from '../../../framework/messages.ts';
import { asArray } from '../../../model/description/json.ts';

/** That an enum changed shows that its set is not one that never changes. */
export default defineChange({
  yieldsTo: ['closed-enum'],
  changes: {
    'enum-changed': {
      summary: 'A value was added to an enum or taken from it, so that it is no set that never changes.',
      severity: 'hint',
      words: ({ before, after }) => {
        const value = asArray(after)[0] ?? asArray(before)[0];
        return {
          fact: `this enum changes (${quote(value)} ${asArray(after).length > 0 ? 'came' : 'went'})`,
          remedy: 'document the values instead of listing them in the next major version',
        };
      },
    },
  },
});
