import { defineFunction } from '../../../framework/define-function.ts';
import { quote } from '../../../framework/messages.ts';
import { asArray } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { TYPES } from '../../../model/schemas/schema-types.ts';
import { pathToType, type TypeQuery } from '../../../model/schemas/type-keyword.ts';

export interface ForbiddenTypesOptions extends TypeQuery {
  /** What to write instead. */
  readonly instead: string;
}

/** No schema of a value has certain types, be it by `type`, in a list of types, or by a format. */
export default defineFunction<SchemaNode, ForbiddenTypesOptions>({
  name: 'forbiddenTypes',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['types', 'instead'],
    properties: {
      types: { type: 'array', items: { enum: [...TYPES] } },
      formats: { type: 'array', items: { type: 'string' } },
      formatsAllowedWith: { type: 'array', items: { enum: [...TYPES] } },
      instead: { type: 'string' },
    },
  },
  subjects: ({ schemas }) => schemas.filter(describesValue),
  judge: ({ value, place }, options) => {
    const path = pathToType(value, options);
    if (path === null) return null;
    const [keyword = '', index] = path;
    const fact =
      index === undefined
        ? `${keyword} is ${quote(value[keyword])}`
        : `type lists ${quote(asArray(value.type)[Number(index)])}`;
    return { message: `${fact}; ${options.instead}`, at: below(place, ...path) };
  },
});
