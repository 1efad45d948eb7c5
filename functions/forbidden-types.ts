import { defineFunction, type Violation } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import { asArray, asString } from '../model/json.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { below } from '../model/place.ts';
import { TYPES } from '../model/schema-types.ts';

export interface ForbiddenTypesOptions {
  readonly types: readonly string[];
  /** Values of `format` that mean such a type wherever the schema names no type that rules it out. */
  readonly formats?: readonly string[];
  /** Types with which such a format is something else. */
  readonly formatsAllowedWith?: readonly string[];
  /** What to write instead. */
  readonly instead: string;
}

/** No schema has certain types, be it by `type`, in a list of types, or by a format. */
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
  subjects: ({ schemas }) => schemas,
  judge: (node, options) => forbiddenType(node, options) ?? forbiddenFormat(node, options),
});

function forbiddenType({ value, place }: SchemaNode, { types, instead }: ForbiddenTypesOptions): Violation | null {
  const { type } = value;
  if (typeof type === 'string' && types.includes(type)) {
    return { message: `type is ${quote(type)}; ${instead}`, at: below(place, 'type') };
  }
  const index = asArray(type).findIndex((one) => typeof one === 'string' && types.includes(one));
  if (index === -1) return null;
  return { message: `type lists ${quote(asArray(type)[index])}; ${instead}`, at: below(place, 'type', index) };
}

function forbiddenFormat({ value, place }: SchemaNode, options: ForbiddenTypesOptions): Violation | null {
  const { formats = [], formatsAllowedWith = [], instead } = options;
  const format = asString(value.format);
  if (format === null || !formats.includes(format)) return null;
  const named = [value.type, ...asArray(value.type)];
  if (named.some((type) => typeof type === 'string' && formatsAllowedWith.includes(type))) return null;
  return { message: `format is ${quote(format)}; ${instead}`, at: below(place, 'format') };
}
