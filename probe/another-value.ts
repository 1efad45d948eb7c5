import type { Description } from '../model/description/description.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { fieldsBySchema } from '../model/schemas/fields.ts';
import { isProvinceField } from '../model/types/code-fields.ts';
import { codesLike } from './codes.ts';
import { isValidBy } from './validity.ts';
import { otherValue } from './vary.ts';

/** Another valid value of a schema, told from one; undefined where none can be told. Each number gives another one. */
export function anotherValue(value: unknown, schema: SchemaNode, variation: number, description: Description): unknown {
  const fields = fieldsBySchema(description).get(schema) ?? [];
  // No other province is known that is one of the same country.
  if (fields.some(isProvinceField)) return undefined;
  const codes = typeof value === 'string' ? codesLike(value, fields) : [];
  const other = codes.length > 0 ? codes[variation % codes.length] : otherValue(value, schema, variation);
  return other !== undefined && isValidBy(schema, other) ? other : undefined;
}
