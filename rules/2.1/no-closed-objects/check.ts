import { defineFunction } from '../../../framework/define-function.ts';
import { quote } from '../../../framework/messages.ts';
import { has, sameJson } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';

export interface KeywordValuesOptions {
  /** The values that keywords of a schema must not have. */
  readonly forbidden: Readonly<Record<string, unknown>>;
  /** What to write instead. */
  readonly instead: string;
}

/** Keywords of schemas do not have certain values. Conditions (`not`, `if`) describe no value, and are left alone. */
export default defineFunction<SchemaNode, KeywordValuesOptions>({
  name: 'keywordValues',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['forbidden', 'instead'],
    properties: { forbidden: { type: 'object', minProperties: 1 }, instead: { type: 'string' } },
  },
  subjects: ({ schemas }) => schemas.filter(describesValue),
  judge: ({ value, place }, { forbidden, instead }) =>
    Object.keys(forbidden)
      .filter((keyword) => has(value, keyword) && sameJson(value[keyword], forbidden[keyword]))
      .map((keyword) => ({ message: `${keyword} is ${quote(value[keyword])}; ${instead}`, at: below(place, keyword) })),
});
