import { defineChange } from '../../../framework/define-change.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { asArray } from '../../../model/description/json.ts';

/** How many values are named. */
const SHOWN = 5;

const DOCUMENT = 'keep the set, or document the values instead of listing them in the next major version';

/** A listed set is closed, whoever sends the value: it neither grows nor shrinks. */
export default defineChange({
  changes: {
    'enum-changed': {
      summary: 'A value was added to an enum or taken from it.',
      words: ({ before, after }) => {
        const [removed, added] = [asArray(before), asArray(after)];
        const facts = [
          ...(added.length > 0 ? [`${values(added)} added to`] : []),
          ...(removed.length > 0 ? [`${values(removed)} taken from`] : []),
        ];
        return { fact: `${listed(facts)} a closed enum`, remedy: DOCUMENT };
      },
    },
    'const-changed': {
      summary: 'A const has another value.',
      words: ({ before, after }) => ({
        fact: `the const is ${quote(after)} and was ${quote(before)}`,
        remedy: 'keep the value, or make the change in a new major version',
      }),
    },
    'enum-dropped': {
      summary: 'An enum is gone altogether; whether clients know further values cannot be decided.',
      severity: 'warn',
      words: ({ keyword, before }) => ({
        fact: `${keyword} is gone, which listed ${values(asArray(before), 'nothing')}; whether clients can do with other values cannot be decided`,
        remedy: 'say in the description which values are known, and that more may come',
      }),
    },
  },
});

function values(all: readonly unknown[], none = 'none'): string {
  if (all.length === 0) return none;
  const shown = all.slice(0, SHOWN).map(quote);
  const verb = all.length === 1 ? 'is' : 'are';
  const text = listed(all.length > SHOWN ? [...shown, `${all.length - SHOWN} more`] : shown);
  return none === 'none' ? `${text} ${verb}` : text;
}
