import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { Context } from '../description/schema-contexts.ts';
import { admittedLengths } from '../text/pattern/admitted-lengths.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import { usesOf } from './composition.ts';
import { keywordOf } from './keywords.ts';
import type { SchemaType } from './schema-types.ts';
import { writtenValues } from './written-values.ts';

/** Bounds that a schema can have without refusing what it is meant to describe. */
export interface WidestBounds {
  readonly lower: number;
  readonly upper: number;
  /** True where its pattern or format fixes them, so that closer ones would be wrong. */
  readonly exact: boolean;
}

/** Statement 2.2/array-max-items. */
const MOST_ITEMS = 32767;
/** Statement 2.2/integer-range: signed 32 bits. */
const LEAST_INTEGER = -(2 ** 31);
const MOST_INTEGER = 2 ** 31 - 1;
/** A text in a body, and one in a path, query or header, which all have to fit into about 2000 characters (section 8). */
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

/**
 * The bounds to propose for a schema without any: the length of its items or characters, or its least and greatest value. Null for
 * other types, and where values written in the description do not fit.
 */
export function widestBounds(node: SchemaNode, type: SchemaType, description: Description): WidestBounds | null {
  if (type === 'array') return fitting({ lower: 0, upper: MOST_ITEMS, exact: false }, node, lengthOfList, description);
  if (type === 'integer') return fitting(integerBounds(node), node, valueOfNumber, description);
  return type === 'string' ? fitting(lengths(node), node, lengthOfText, description) : null;
}

/** A page, a size or a total is counted from 0 or 1; other integers may be negative. */
function integerBounds(node: SchemaNode): WidestBounds {
  const counts = usesOf(node).some(({ relation, key }) => relation !== 'items' && COUNT.test(String(key)));
  return { lower: counts ? 1 : LEAST_INTEGER, upper: MOST_INTEGER, exact: false };
}

const COUNT = /^(?:page|pageSize|totalPages)$/;

function lengths(node: SchemaNode): WidestBounds {
  const format = FORMATS[asString(keywordOf(node, 'format')?.value) ?? ''];
  const pattern = asString(keywordOf(node, 'pattern')?.value);
  const admitted = pattern === null ? null : admittedLengths(parsePattern(pattern));
  if (format !== undefined && admitted === null) return { lower: format[0], upper: format[1], exact: true };
  const parameter = Context.pathParameter | Context.queryParameter | Context.headerParameter | Context.cookieParameter;
  const longest = (node.contexts & parameter) === 0 ? LONGEST_TEXT : LONGEST_PARAMETER;
  const inPath = (node.contexts & Context.pathParameter) !== 0;
  const { least, most } = admitted ?? { least: inPath ? 1 : 0, most: Number.POSITIVE_INFINITY };
  const isBounded = Number.isFinite(most);
  return { lower: least, upper: isBounded ? most : Math.max(longest, least), exact: isBounded };
}

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
