import type { SchemaNode } from '../description/nodes.ts';
import { descriptionsOf } from '../schemas/descriptions.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';

/** Members that say of a column or a property, beside its `type`, what values it takes. */
const BESIDE_TYPE = [
  ...['required', 'nullable', 'format', 'enum', 'default', 'items', 'properties', 'maxLength', 'pattern'],
  ...['label', 'column', 'columnName', 'column_name', 'dataType', 'data_type', 'primaryKey', 'primary_key'],
];

/**
 * A description of a column or its name: it begins with it (`The CSV column with …`), or says what of it is meant
 * (`header of the column`, `column name`). `As in column B of the template` only says where a value is from.
 */
const COLUMN =
  /^\W*(?:(?!as\b|at\b|by\b|from\b|in\b|into\b|of\b|on\b|per\b|under\b)[\w-]+\s+){0,3}columns?\b(?!\s+[a-z0-9]\b)|\b(?:names?|headers?|headings?|titles?|labels?|index|position|letter|number)\s+of\s+(?:[\w-]+\s+){0,3}columns?\b|\bcolumns?(?:'s)?\s+(?:names?|headers?|headings?|titles?|labels?|index(?:es)?|mappings?|definitions?|types?)\b/i;

/**
 * True for a schema whose values are about a column or a property, and not values of it: an object with its type and
 * what else holds for it, or a text that is the name of a column. So what is called `country` there is no country.
 */
export function describesColumn(node: SchemaNode): boolean {
  if (descriptionsOf(node).some((text) => COLUMN.test(text))) return true;
  const { properties } = effectiveSchema(node);
  return properties.has('type') && BESIDE_TYPE.some((name) => properties.has(name));
}
