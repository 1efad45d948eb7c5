import { asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { propertyUses } from '../schemas/fields.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { looksDecimal, looksNumeric } from '../text/pattern/numeric-patterns.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import { splitWords } from '../text/words/split-words.ts';
import { ownAnnotatedRole } from './annotated-role.ts';
import { isDecimalEverywhere } from './decimal-properties.ts';

const DECIMAL_FORMATS = new Set([
  'decimal',
  'decimal128',
  'bigdecimal',
  'big-decimal',
  'money',
  'number',
  'numeric',
  'double',
  'float',
]);
const WHOLE_FORMATS = new Set([
  ...['bigint', 'biginteger', 'big-integer', 'integer', 'long'],
  ...['int32', 'uint32', 'int64', 'uint64', 'int128', 'uint128'],
]);

/** A number in a string: `decimal` for one that may have a fraction. */
export type NumericKind = 'decimal' | 'whole';

/**
 * The kind of number that a string schema holds (statement 2.2/numeric-string): by its format, by a pattern for digits,
 * by `x-lintel.role`, or because all of its uses are the value of Money, the amount of a Quantity or a percentage. Null
 * for others.
 */
export const numericKind: (node: SchemaNode) => NumericKind | null = memoize((node) => {
  if (!typesOf(node).includes('string')) return null;
  const format = asString(keywordOf(node, 'format')?.value)?.toLowerCase() ?? '';
  if (DECIMAL_FORMATS.has(format)) return 'decimal';
  if (WHOLE_FORMATS.has(format)) return 'whole';
  if (ownAnnotatedRole(node.value) === 'percentage' || isDecimalEverywhere(node)) return 'decimal';
  const source = asString(keywordOf(node, 'pattern')?.value);
  const pattern = source === null ? null : parsePattern(source);
  if (pattern === null || !looksNumeric(pattern) || isVersion(node)) return null;
  return looksDecimal(pattern) ? 'decimal' : 'whole';
});

/** True for versions: `3.10` is none of the decimals. */
function isVersion(node: SchemaNode): boolean {
  const names = propertyUses(node).map(({ name }) => name);
  return names.length > 0 && names.every((name) => splitWords(name).at(-1) === 'version');
}

/** True for a string that holds a number. */
export function isNumericString(node: SchemaNode): boolean {
  return numericKind(node) !== null;
}
