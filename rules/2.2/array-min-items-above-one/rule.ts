import { defineRule } from '../../../framework/define-rule.ts';
import { below } from '../../../model/description/place.ts';
import { schemasOfType } from '../../../model/schemas/schema-types.ts';

/** `minItems` of an array, where it is given, is 0 or 1. */
export default defineRule({
  id: 'array-min-items-above-one',
  statements: ['2.2/array-min-items'],
  severity: 'hint',
  summary: 'An array requires at most one item.',
  why: 'A larger minimum is mostly a rule of the business, which changes, while the schema has to stay.',
  subjects: (description) =>
    schemasOfType(description, 'array').filter(({ value }) => typeof value.minItems === 'number'),
  judge: ({ value: { minItems }, place }) => {
    if (Number(minItems) <= 1) return null;
    const message = `minItems is ${minItems}; write 0 or 1, unless fewer items can never make sense`;
    return { message, at: below(place, 'minItems') };
  },
});
