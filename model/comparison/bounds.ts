import type { Place } from '../description/place.ts';
import type { Comparing } from './comparing.ts';
import type { SchemaView, WrittenValue } from './schema-view.ts';

/** The bound that holds of those that all parts of a schema give. */
export interface Bound {
  readonly value: number;
  /** As it is written, where that is another number: the first one that an integer may not be. */
  readonly written?: number;
  /** True where the value itself is not admitted. */
  readonly isExclusive: boolean;
  readonly keyword: string;
  readonly place: Place;
  /** True where all values keep it anyway: to add or drop it is no change, to edit it is one. */
  readonly keepsNothingOut?: boolean;
  /** The keyword beside it that says in OpenAPI 3.0 that the value itself is not admitted. */
  readonly flag?: { readonly keyword: string; readonly place: Place };
}

/** Which end of a range a bound is. */
export type End = 'lower' | 'upper';

/** The tightest of bounds; null for none. */
export function tightest(bounds: readonly Bound[], end: End): Bound | null {
  return bounds.reduce<Bound | null>((best, one) => (best === null || isTighter(one, best, end) ? one : best), null);
}

/** The numbers that a keyword gives in all parts, as bounds. */
export function boundsOf(written: readonly WrittenValue[], keyword: string, isExclusive = false): Bound[] {
  return written.flatMap(({ value, place }) =>
    typeof value === 'number' ? [{ value, isExclusive, keyword, place }] : [],
  );
}

/**
 * The bound of a size: a length, or a number of items or properties. No size is below 0, so that a lower one of 0 keeps
 * nothing out.
 */
export function sizeBound(view: SchemaView, keyword: string, end: End): Bound | null {
  const bounds = boundsOf(view.all(keyword), keyword);
  const ofSizes = end === 'upper' ? bounds : bounds.filter(({ value }) => value >= 0);
  return tightest(
    ofSizes.map((bound) => ({ ...bound, keepsNothingOut: end === 'lower' && bound.value === 0 })),
    end,
  );
}

function isTighter(one: Bound, other: Bound, end: End): boolean {
  if (one.value === other.value) return one.isExclusive && !other.isExclusive;
  return end === 'lower' ? one.value > other.value : one.value < other.value;
}

/**
 * Compares the bounds of one end of a range. An edited one is reported in either direction, since bounds are no
 * business rules (9/bounds-stable).
 *
 * @param isImplied True where what the inner schema admits keeps the bound of the outer one anyway.
 */
export function compareBounds(
  { before, after, inner, report }: Comparing,
  boundOf: (view: SchemaView) => Bound | null,
  end: End,
  isImplied: (outer: Bound) => boolean = () => false,
): void {
  const [then, now] = [boundOf(before), boundOf(after)];
  if (then === null && now === null) return;
  if (then !== null && now !== null && isSame(then, now)) return;
  const [held, wanted] = inner === before ? [then, now] : [now, then];
  const isKept =
    wanted === null ||
    wanted.keepsNothingOut === true ||
    (held !== null && !isTighter(wanted, held, end)) ||
    isImplied(wanted);
  // Of values that are listed, the list is the bound.
  if (isKept && before.listed !== null && after.listed !== null) return;
  if (then !== null && now !== null) {
    const { place, ...facts } = edited(then, now);
    report('bound-changed', isKept ? 'harmless' : 'breaks', { place, side: 'after' }, facts);
  } else if (!isKept && now !== null) {
    const facts = { keyword: now.keyword, after: numberIn(now) };
    report('bound-added', 'breaks', { place: now.place, side: 'after' }, facts);
  } else if (!isKept && then !== null) {
    const facts = { keyword: then.keyword, before: numberIn(then) };
    report('bound-dropped', 'breaks', { place: then.place, side: 'before' }, facts);
  }
}

/**
 * True for bounds that admit the same, and for those of which the text is the same: the first integer is another one
 * than the first number.
 */
function isSame(then: Bound, now: Bound): boolean {
  if (then.value === now.value && then.isExclusive === now.isExclusive) return true;
  return haveOneNumber(then, now) && then.flag?.keyword === now.flag?.keyword;
}

function haveOneNumber(then: Bound, now: Bound): boolean {
  return then.keyword === now.keyword && numberIn(then) === numberIn(now);
}

/** As it is written. */
function numberIn({ written, value }: Bound): number {
  return written ?? value;
}

/** What was edited, and where: the number, or only whether it is admitted itself. */
function edited(then: Bound, now: Bound) {
  const flag = now.flag ?? then.flag;
  if (flag !== undefined && haveOneNumber(then, now)) {
    const [before, after] = [then, now].map((bound) => bound.flag !== undefined);
    return { place: now.flag?.place ?? now.place, keyword: flag.keyword, before, after };
  }
  const { keyword, place } = now;
  const was = then.keyword === keyword ? {} : { subject: then.keyword };
  return { place, keyword, before: numberIn(then), after: numberIn(now), ...was };
}
