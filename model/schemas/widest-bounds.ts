import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { Context } from '../description/schema-contexts.ts';
import { admittedLengths } from '../text/pattern/admitted-lengths.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import type { StatedBounds } from '../text/stated-bounds.ts';
import { splitWords } from '../text/words/split-words.ts';
import { usesOf } from './composition.ts';
import { isCountName } from './count-names.ts';
import { evidentBounds, isBoundedType } from './evident-bounds.ts';
import { keywordOf } from './keywords.ts';
import type { SchemaType } from './schema-types.ts';
import { writtenValues } from './written-values.ts';

/** Bounds that a schema can have without refusing what it is meant to describe. */
export interface WidestBounds {
  readonly lower: number;
  readonly upper: number;
  /**
   * Which of them follow from the description: from words, a pattern, a format, a name, or others of its name. The rest
   * is as wide as can be.
   */
  readonly evident: { readonly lower: boolean; readonly upper: boolean };
}

/** Statement 2.2/array-max-items. */
const MOST_ITEMS = 32767;
/** Statement 2.2/integer-range: signed 32 bits. */
const LEAST_INTEGER = -(2 ** 31);
const MOST_INTEGER = 2 ** 31 - 1;
/**
 * A text in a body, and one in a path, query or header, which all have to fit into about 2000 characters (section 8).
 */
const LONGEST_TEXT = 32767;
const LONGEST_PARAMETER = 255;

const FORMATS: Readonly<Record<string, readonly [number, number]>> = {
  uuid: [36, 36],
  date: [10, 10],
  // RFC 3339: from seconds in UTC to nanoseconds with an offset.
  'date-time': [20, 35],
  ipv4: [7, 15],
  ipv6: [2, 45],
};

/** The least and the greatest length of texts of a format; null for one that has no such. */
export function lengthsOfFormat(format: string): readonly [number, number] | null {
  return FORMATS[format] ?? null;
}

/**
 * The bounds to propose for a schema without any: the length of its items or characters, or its least and greatest
 * value. Null for other types, and where values written in the description do not fit.
 */
export function widestBounds(node: SchemaNode, type: SchemaType, description: Description): WidestBounds | null {
  if (!isBoundedType(type)) return null;
  const evident = withEvidence(WIDEST[type](node), evidentBounds(node, type, description), type);
  return (
    fitting(evident, node, SIZES[type], description) ?? fitting(WIDEST[type](node), node, SIZES[type], description)
  );
}

const WIDEST = {
  array: (): WidestBounds => ({ lower: 0, upper: MOST_ITEMS, evident: { lower: false, upper: false } }),
  integer: integerBounds,
  string: lengths,
};

/** Bounds that something gives in place of those that are only as wide as can be. */
function withEvidence(widest: WidestBounds, { lower, upper }: StatedBounds, type: SchemaType): WidestBounds {
  const isCloser = (bound: number | null): bound is number =>
    bound !== null && bound >= widest.lower && bound <= widest.upper;
  // The range of a count or of 32 bits holds for what is said to be closer, too; a pattern says all.
  const isOpen = (isEvident: boolean) => !isEvident || type === 'integer';
  const low = isOpen(widest.evident.lower) && isCloser(lower) ? lower : null;
  const high = isOpen(widest.evident.upper) && isCloser(upper) ? upper : null;
  const [lowest, highest] = [low ?? widest.lower, high ?? widest.upper];
  if (lowest > highest) return widest;
  return {
    lower: lowest,
    upper: highest,
    evident: { lower: widest.evident.lower || low !== null, upper: widest.evident.upper || high !== null },
  };
}

/**
 * Integers of 32 bits by their format, or a count by its name: a page is counted from 1, other things from 0. Others
 * may be negative.
 */
function integerBounds(node: SchemaNode): WidestBounds {
  const isInt32 = keywordOf(node, 'format')?.value === 'int32';
  const least = leastCount(node);
  return {
    lower: least ?? LEAST_INTEGER,
    upper: MOST_INTEGER,
    evident: { lower: isInt32 || least !== null, upper: isInt32 || least !== null },
  };
}

/** The least number that a count can be, by each name of a schema; null for what is no count. */
function leastCount(node: SchemaNode): number | null {
  const named = usesOf(node).filter(({ relation }) => relation !== 'items');
  if (named.some(({ key }) => PAGES.has(splitWords(String(key)).join(' ')))) return 1;
  return named.length > 0 && named.every(({ key }) => isCountName(String(key))) ? 0 : null;
}

/** Names of what begins at one, word by word. */
const PAGES = new Set(['page', 'page number', 'page no', 'page size', 'per page', 'total pages']);

function lengths(node: SchemaNode): WidestBounds {
  const format = lengthsOfFormat(asString(keywordOf(node, 'format')?.value) ?? '');
  const pattern = asString(keywordOf(node, 'pattern')?.value);
  const admitted = pattern === null ? null : admittedLengths(parsePattern(pattern));
  if (format !== null && admitted === null) return { lower: format[0], upper: format[1], evident: BOTH };
  const parameter = Context.pathParameter | Context.queryParameter | Context.headerParameter | Context.cookieParameter;
  const longest = (node.contexts & parameter) === 0 ? LONGEST_TEXT : LONGEST_PARAMETER;
  const inPath = (node.contexts & Context.pathParameter) !== 0;
  const { least, most } = admitted ?? { least: inPath ? 1 : 0, most: Number.POSITIVE_INFINITY };
  const isBounded = Number.isFinite(most);
  return {
    lower: least,
    upper: isBounded ? most : Math.max(longest, least),
    evident: { lower: admitted !== null || inPath, upper: isBounded },
  };
}

const BOTH = { lower: true, upper: true };

/** The bounds, where what is written for the schema fits them. */
function fitting(
  bounds: WidestBounds,
  node: SchemaNode,
  sizeOf: (value: unknown) => number | null,
  description: Description,
): WidestBounds | null {
  const sizes = writtenValues(node, description).map(({ value }) => sizeOf(value));
  const fits = sizes.every((size) => size === null || (size >= bounds.lower && size <= bounds.upper));
  return fits ? bounds : null;
}

const SIZES = { array: lengthOfList, integer: valueOfNumber, string: lengthOfText };

function lengthOfList(value: unknown): number | null {
  return Array.isArray(value) ? value.length : null;
}

function valueOfNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** In characters, as JSON Schema counts them: code points. */
function lengthOfText(value: unknown): number | null {
  return typeof value === 'string' ? [...value].length : null;
}
