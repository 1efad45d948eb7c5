import { lengthsOfFormat } from '../schemas/widest-bounds.ts';
import { admits } from '../text/pattern/admits.ts';
import { admittedLengths } from '../text/pattern/admitted-lengths.ts';
import { findTextOutside } from '../text/pattern/inclusion.ts';
import { type Pattern, parsePattern } from '../text/pattern/pattern.ts';
import { essence } from '../text/standards/media-type.ts';
import { type Bound, compareBounds, type End, sizeBound } from './bounds.ts';
import { sharedValues } from './compare-listed-values.ts';
import type { Comparing } from './comparing.ts';
import { formatsOf, includesFormat } from './formats.ts';
import type { SchemaView, WrittenValue } from './schema-view.ts';

/** Compares formats, lengths, patterns, and what texts hold. */
export function compareTexts(comparing: Comparing): void {
  compareFormats(comparing);
  const { before, after } = comparing;
  if (!before.admits('string') || !after.admits('string')) return;
  const lengths = [
    ['minLength', 'lower'],
    ['maxLength', 'upper'],
  ] as const;
  for (const [keyword, end] of lengths) {
    compareBounds(
      comparing,
      (view) => sizeBound(view, keyword, end),
      end,
      (bound) => isLengthImplied(bound, comparing, end),
    );
  }
  comparePatterns(comparing);
  compareContents(comparing);
}

/** Compares `contentSchema`, where both versions have it: to say it at all is a description. */
function compareContents({ before, after, compare }: Comparing): void {
  const [then, now] = [before, after].map((view) => view.joint('content', 'contentSchema'));
  if (then != null && now != null) compare(then, now);
}

function isLengthImplied({ value }: Bound, comparing: Comparing, end: End): boolean {
  const isInside = (length: number) => (end === 'lower' ? length >= value : length <= value);
  if (end === 'lower' && value <= 1 && !comparing.inner.mayBeEmpty) return true;
  const listed = sharedValues(comparing);
  if (listed !== null) return listed.every((one) => typeof one !== 'string' || isInside([...one].length));
  const ofPatterns = patternsOf(comparing.inner)
    .map(admittedLengths)
    .map(({ least, most }) => [least, most] as const);
  const ofFormats = formatsOf(comparing.inner).flatMap(({ value }) => [lengthsOfFormat(String(value)) ?? []]);
  return [...ofPatterns, ...ofFormats].some(([least, most]) => {
    const length = end === 'lower' ? least : most;
    return length !== undefined && isInside(length);
  });
}

function patternsOf(view: SchemaView): Pattern[] {
  return view.all('pattern').flatMap(({ value }) => (typeof value === 'string' ? [parsePattern(value)] : []));
}

function comparePatterns(comparing: Comparing): void {
  const { before, after, outer, report } = comparing;
  for (const wanted of outer.all('pattern')) {
    if (typeof wanted.value !== 'string') continue;
    const found = exceptionTo(parsePattern(wanted.value), comparing);
    if (found === 'none') continue;
    const [then, now] = [before.first('pattern'), after.first('pattern')];
    const at = placeOf(outer === after ? wanted : now, wanted);
    const facts = { keyword: 'pattern', before: then?.value, after: now?.value };
    if (found === 'unknown') report('pattern-changed', 'undecided', at, facts);
    else report('pattern-changed', 'breaks', at, { ...facts, example: found.text });
    return;
  }
}

/** Where the new pattern is; where there is none, where the old one was. */
function placeOf(now: WrittenValue | null, then: WrittenValue) {
  return now === null ? { place: then.place, side: 'before' as const } : { place: now.place, side: 'after' as const };
}

/** A text that the inner schema admits and the pattern does not. */
function exceptionTo(pattern: Pattern, comparing: Comparing): { readonly text: string } | 'none' | 'unknown' {
  const { inner } = comparing;
  const listed = sharedValues(comparing);
  if (listed !== null) {
    const own = patternsOf(inner);
    const texts = listed.filter((value) => typeof value === 'string');
    // A value that its own pattern refuses never comes.
    const text = texts.find(
      (one) => admits(pattern, one) === false && own.every((held) => admits(held, one) !== false),
    );
    return text === undefined ? 'none' : { text };
  }
  const minLength = Math.max(sizeBound(inner, 'minLength', 'lower')?.value ?? 0, inner.mayBeEmpty ? 0 : 1);
  const maxLength = sizeBound(inner, 'maxLength', 'upper')?.value ?? Number.POSITIVE_INFINITY;
  const patterns = patternsOf(inner);
  const found = findTextOutside({ patterns, minLength, maxLength }, pattern);
  // Its format may keep a text within the pattern.
  return typeof found === 'object' && patterns.length === 0 && inner.first('format') !== null ? 'unknown' : found;
}

function compareFormats(comparing: Comparing): void {
  const { before, after, inner, outer, report } = comparing;
  if (inner.listed !== null) return;
  const broken = formatsOf(outer).find(({ value }) => typeof value === 'string' && !includesFormat(value, inner));
  if (broken === undefined) {
    compareMediaTypes(comparing);
    return;
  }
  const keyword = String(broken.place.key);
  const [then, now] = [before, after].map((view) => view.first(keyword) ?? formatsOf(view)[0] ?? null);
  const facts = { keyword, before: then?.value, after: now?.value };
  report('format-changed', 'breaks', placeOf(now ?? null, broken), facts);
}

/** Compares of what media type a text is, where both versions say it: to say it at all is a description. */
function compareMediaTypes({ before, after, report }: Comparing): void {
  const [then, now] = [before, after].map((view) => view.first('contentMediaType'));
  if (then == null || now == null || essence(String(then.value)) === essence(String(now.value))) return;
  const facts = { keyword: 'contentMediaType', before: then.value, after: now.value };
  report('format-changed', 'breaks', placeOf(now, then), facts);
}
