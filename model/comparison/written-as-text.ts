import { findTextOutside } from '../text/pattern/inclusion.ts';
import { type Pattern, parsePattern } from '../text/pattern/pattern.ts';
import { sizeBound } from './bounds.ts';
import { numberBound } from './compare-numbers.ts';
import type { SchemaView } from './schema-view.ts';

/**
 * What a schema of texts may say for its texts to be compared with those of numbers. What is referred to, and what is
 * alone in `allOf`, `anyOf` or `oneOf`, are parts of their own.
 */
const KEYWORDS: ReadonlySet<string> = new Set([
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'type',
  'minLength',
  'maxLength',
  'pattern',
  'default',
  'title',
  'description',
  'example',
  'examples',
  'deprecated',
]);

/**
 * True where one schema has numbers or booleans and the other one texts, and each of those, written into a URL or a
 * header, is such a text: `5` is the same text, whichever type it has.
 */
export function admitsWritten(inner: SchemaView, outer: SchemaView): boolean {
  if (!hasOnly(outer, 'string') || !outer.isComplete || !saysOnlyTexts(outer)) return false;
  const written = writtenTexts(inner);
  if (written === null) return false;
  const texts = { patterns: [written], minLength: 0, maxLength: Number.POSITIVE_INFINITY };
  const wanted = [...outer.all('pattern').map(({ value }) => String(value)), ...lengthsOf(outer)];
  return wanted.every((pattern) => findTextOutside(texts, parsePattern(pattern)) === 'none');
}

function hasOnly({ types }: SchemaView, type: string): boolean {
  return types !== null && types.size === 1 && [...types][0] === type;
}

function saysOnlyTexts({ groups, constants, parts }: SchemaView): boolean {
  const keywords = parts.flatMap(({ value }) => Object.keys(value));
  return (
    groups.length === 0 &&
    constants.length === 0 &&
    keywords.every((keyword) => KEYWORDS.has(keyword) || keyword.startsWith('x-'))
  );
}

/** The lengths of texts as a pattern. */
function lengthsOf(view: SchemaView): string[] {
  const least = sizeBound(view, 'minLength', 'lower')?.value ?? 0;
  const most = sizeBound(view, 'maxLength', 'upper')?.value ?? null;
  return least === 0 && most === null ? [] : [`^[\\s\\S]{${least},${most ?? ''}}$`];
}

/** What the values of a schema look like, at most. */
function writtenTexts(view: SchemaView): Pattern | null {
  if (hasOnly(view, 'boolean')) return parsePattern('^(true|false)$');
  if (hasOnly(view, 'number')) return parsePattern('^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?$');
  if (!hasOnly(view, 'integer')) return null;
  const [lower, upper] = [numberBound(view, 'lower'), numberBound(view, 'upper')];
  const sign = lower !== null && lower.value >= 0 ? '' : '-?';
  if (lower === null || upper === null) return parsePattern(`^${sign}(0|[1-9][0-9]*)$`);
  const digits = Math.max(digitsOf(lower.value), digitsOf(upper.value));
  return parsePattern(`^${sign}(0|[1-9][0-9]{0,${digits - 1}})$`);
}

function digitsOf(value: number): number {
  return BigInt(Math.trunc(Math.abs(value))).toString().length;
}
