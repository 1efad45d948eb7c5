import { defineRule } from '../../../framework/define-rule.ts';
import { member } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { usesOfValues } from '../../../model/schemas/composition.ts';
import { reportingSchema } from '../../../model/schemas/reporting-schema.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** Words of names whose bounds mostly come from rules of the business. */
const WORDS = [
  ...['amount', 'quantity', 'price', 'fee', 'discount', 'installments', 'tickets', 'guests', 'seats'],
  ...['copies', 'participants', 'members', 'employees', 'retries', 'attempts', 'credits', 'points'],
];

/** Whole names of which the same holds; `maxAge` is mostly no age of a person. */
const NAMES = ['age'];

/** Asks whether a bound that stands on such a name, and is no bound of the type, follows a rule of the business. */
export default defineRule({
  id: 'bounds-stable',
  statements: ['9/bounds-stable'],
  severity: 'hint',
  summary: 'Bounds are not based on rules of the business that change.',
  why: 'A bound in a schema is part of the contract: when the business raises a limit, every client that validates rejects the new values.',
  question: 'Do these bounds come from a rule of the business that may change?',
  subjects: ({ schemas }) =>
    schemas.filter((node) => describesValue(node) && reportingSchema(node, 'integer') === node),
  judge: (node) => {
    const name = usesOfValues(node)
      .filter(({ relation }) => relation === 'property')
      .map(({ key }) => String(key))
      .find((one) => NAMES.includes(one) || splitWords(one).some((word) => WORDS.includes(word)));
    if (name === undefined) return null;
    return (['minimum', 'maximum'] as const).flatMap((keyword) => {
      const bound = member(node.value, keyword);
      if (!isOfBusiness(bound, keyword) || isWhole(bound, name)) return [];
      const message = `the ${keyword} of ${name} is ${bound}; if a rule of the business sets it and may change, write ${lasting(keyword, bound)} and check the rule in the service`;
      return { message, at: below(node.place, keyword) };
    });
  },
});

/** 0, 1, and numbers of the form 99, 2^n or 2^n - 1 are bounds of a type or a field; no type begins at 16. */
function isOfBusiness(bound: unknown, keyword: 'maximum' | 'minimum'): bound is number {
  if (typeof bound !== 'number' || !Number.isInteger(bound)) return false;
  const size = Math.abs(bound);
  if (size < 2 || /^9+$/.test(String(size))) return false;
  if (keyword === 'minimum' && bound > 2) return true;
  return !Number.isInteger(Math.log2(size)) && !Number.isInteger(Math.log2(size + 1));
}

/** A bound that stays right when the rule changes. */
function lasting(keyword: 'maximum' | 'minimum', bound: number): number {
  if (keyword === 'maximum') return 2147483647;
  return bound > 0 ? 0 : -2147483648;
}

/** True for the bounds of a percentage of a whole. */
function isWhole(bound: number, name: string): boolean {
  return Math.abs(bound) === 100 && splitWords(name).some((word) => /^(?:percent(?:age|s)?|pct)$/.test(word));
}
