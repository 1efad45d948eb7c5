import { asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { keywordOf } from '../schemas/keywords.ts';

/** Members that say of a column or a property, beside its `type`, what values it takes. */
const BESIDE_TYPE = [
  ...['required', 'nullable', 'format', 'enum', 'default', 'items', 'properties', 'maxLength', 'pattern'],
  ...['label', 'column', 'columnName', 'column_name', 'dataType', 'data_type', 'primaryKey', 'primary_key'],
];

/**
 * True for a schema whose values are about a column or a property, and not values of it: an object with its type and what else holds for
 * it, or a text that is the name of a column. So what is called `country` there is no country.
 */
export function describesColumn(node: SchemaNode): boolean {
  if (/\bcolumns?\b/i.test(asString(keywordOf(node, 'description')?.value) ?? '')) return true;
  const { properties } = effectiveSchema(node);
  return properties.has('type') && BESIDE_TYPE.some((name) => properties.has(name));
}
