import { asString } from './json.ts';
import type { SchemaNode } from './nodes.ts';
import { looksDecimal, looksNumeric, parsePattern } from './pattern.ts';
import { isMoney, isPercentageName, isQuantity, propertyUsesOf } from './roles.ts';
import { typesOf } from './schema-types.ts';

const DECIMAL_FORMATS = new Set([
  'decimal',
  'decimal128',
  'bigdecimal',
  'big-decimal',
  'money',
  'number',
  'double',
  'float',
]);
const WHOLE_FORMATS = new Set(['bigint', 'biginteger', 'big-integer', 'int64', 'uint64', 'int128', 'integer', 'long']);

/** What shows that a string holds a number: `decimal` for one that may have a fraction. */
export type NumericKind = 'decimal' | 'whole';

/**
 * Whether a string schema holds a number (statement 2.2/numeric-string): by its format, by a pattern that is about
 * digits, or by its role as a Money's value, a Quantity's amount or a percentage. Null when nothing shows it.
 */
export function numericKind(node: SchemaNode): NumericKind | null {
  const { value } = node;
  if (!typesOf(value).includes('string')) return null;
  const format = asString(value.format)?.toLowerCase() ?? '';
  if (DECIMAL_FORMATS.has(format)) return 'decimal';
  if (WHOLE_FORMATS.has(format)) return 'whole';
  const uses = propertyUsesOf(node);
  if (uses.some(({ name, object }) => holdsDecimal(name, object))) return 'decimal';
  const source = asString(value.pattern);
  const pattern = source === null ? null : parsePattern(source);
  if (pattern === null || !looksNumeric(pattern)) return null;
  return looksDecimal(pattern) ? 'decimal' : 'whole';
}

/** True for a string that holds a number. */
export function isNumericString(node: SchemaNode): boolean {
  return numericKind(node) !== null;
}

function holdsDecimal(name: string, object: SchemaNode): boolean {
  if (name === 'value' && isMoney(object)) return true;
  return (name === 'amount' && isQuantity(object)) || isPercentageName(name);
}
