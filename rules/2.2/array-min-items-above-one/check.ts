import { defineFunction } from '../../../framework/define-function.ts';
import { member } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { type SchemaType, schemasOfType, TYPES } from '../../../model/schemas/schema-types.ts';

export interface KeywordAtMostOptions {
  readonly type: SchemaType;
  readonly keyword: string;
  readonly atMost: number;
  /** What to do about a larger value. */
  readonly remedy: string;
}

/** A keyword of every schema of a type, where it is given, is at most a number. */
export default defineFunction<SchemaNode, KeywordAtMostOptions>({
  name: 'keywordAtMost',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'keyword', 'atMost', 'remedy'],
    properties: {
      type: { enum: [...TYPES] },
      keyword: { type: 'string' },
      atMost: { type: 'number' },
      remedy: { type: 'string' },
    },
  },
  subjects: (description, { type, keyword }) =>
    schemasOfType(description, type).filter(({ value }) => typeof member(value, keyword) === 'number'),
  judge: ({ value, place }, { keyword, atMost, remedy }) => {
    const actual = Number(member(value, keyword));
    return actual <= atMost ? null : { message: `${keyword} is ${actual}; ${remedy}`, at: below(place, keyword) };
  },
});
