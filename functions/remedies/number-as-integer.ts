import { propose, type Remedy, remove, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { has } from '../../model/description/json.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { below } from '../../model/description/place.ts';
import { listedValues } from '../../model/schemas/listed-values.ts';
import { widestBounds } from '../../model/schemas/widest-bounds.ts';
import { numbersBySchema } from './number-as-string.ts';

/** Formats of integers, which stay. */
const OF_INTEGERS = /^int(?:32|64)$/;

/**
 * Makes a number that has no fraction an integer with bounds; nothing where it lists its values, where a value or a
 * bound that is written has a fraction, or where its type is not written in the schema itself.
 */
export function asInteger(schema: SchemaNode, description: Description): Remedy {
  const { value, place } = schema;
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = value;
  if ((type !== 'integer' && type !== 'number') || listedValues(schema).length > 0) return [];
  if (exclusiveMinimum !== undefined || exclusiveMaximum !== undefined) return [];
  const numbers = (numbersBySchema(description).get(schema) ?? []).map(({ number }) => number);
  const written = [minimum, maximum].filter((bound) => bound !== undefined);
  const bounds = widestBounds(schema, 'integer', description);
  if (bounds === null || ![...numbers, ...written].every((number) => Number.isInteger(number))) return [];
  const [low, high] = [Number(minimum ?? bounds.lower), Number(maximum ?? bounds.upper)];
  if (low > high || numbers.some((number) => number < low || number > high)) return [];
  const write = (keyword: 'minimum' | 'maximum', bound: number, isEvident: boolean) =>
    has(value, keyword) ? [] : [(isEvident ? set : propose)(below(place, keyword), bound)];
  return [
    ...(type === 'integer' ? [] : [set(below(place, 'type'), 'integer')]),
    ...(has(value, 'format') && !OF_INTEGERS.test(String(value.format)) ? [remove(below(place, 'format'))] : []),
    ...write('minimum', low, bounds.evident.lower),
    ...write('maximum', high, bounds.evident.upper),
  ];
}
