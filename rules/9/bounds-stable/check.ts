import { defineFunction } from '../../../framework/define-function.ts';
import { member } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { usesOf } from '../../../model/schemas/composition.ts';
import { reportingSchema } from '../../../model/schemas/reporting-schema.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

export interface BusinessBoundQuestionOptions {
  /** Words of names whose bounds mostly are rules of the business. */
  readonly words: readonly string[];
  /** Names whose bounds are so only as a whole: `maxAge` is mostly no age of a person. */
  readonly names: readonly string[];
}

/** Asks whether a bound that stands on such a name, and is no bound of the type, follows a rule of the business. */
export default defineFunction<SchemaNode, BusinessBoundQuestionOptions>({
  name: 'businessBoundQuestion',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['words', 'names'],
    properties: {
      words: { type: 'array', items: { type: 'string' } },
      names: { type: 'array', items: { type: 'string' } },
    },
  },
  subjects: ({ schemas }) =>
    schemas.filter((node) => describesValue(node) && reportingSchema(node, 'integer') === node),
  judge: (node, { words, names }) => {
    const name = usesOf(node)
      .filter(({ relation }) => relation === 'property')
      .map(({ key }) => String(key))
      .find((one) => names.includes(one) || splitWords(one).some((word) => words.includes(word)));
    if (name === undefined) return null;
    return (['minimum', 'maximum'] as const).flatMap((keyword) => {
      const bound = member(node.value, keyword);
      if (!isOfBusiness(bound, keyword) || isWhole(bound, name)) return [];
      const message = `${name} has the ${keyword} ${bound}; if a rule of the business sets it, write a bound that never changes`;
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

/** All there is, in percent: nature sets it. */
function isWhole(bound: number, name: string): boolean {
  return Math.abs(bound) === 100 && splitWords(name).some((word) => /^(?:percent(?:age|s)?|pct)$/.test(word));
}
