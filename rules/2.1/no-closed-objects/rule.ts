import { defineRule } from '../../../framework/define-rule.ts';
import { remedied } from '../../../framework/remedied.ts';
import { remove } from '../../../framework/remedy.ts';
import { below } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';

/** No schema of a value closes its object. Conditions (`not`, `if`) describe no value. */
export default defineRule({
  id: 'no-closed-objects',
  statements: ['2.1/no-closed-objects'],
  severity: 'error',
  summary: 'No schema closes its object by additionalProperties or unevaluatedProperties false.',
  why: 'A closed object makes every new property a breaking change: clients that validate reject the whole message.',
  // What is to be one string has no objects in it, and a body that goes has none either.
  fix: { changes: 'clients may get properties that they do not know' },
  yieldsTo: ['filter', 'no-body'],
  subjects: ({ schemas }) => schemas.filter(describesValue),
  judge: ({ value, place }) =>
    ['additionalProperties', 'unevaluatedProperties']
      .filter((keyword) => value[keyword] === false)
      .map((keyword) => {
        const at = below(place, keyword);
        const words = 'remove it, so that properties can be added later';
        return remedied(`${keyword} is false`, [remove(at)], { at, words });
      }),
});
