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

/** The bound of a size: a length, or a number of items or properties. That no size is below 0 bounds nothing. */
export function sizeBound(view: SchemaView, keyword: string, end: End): Bound | null {
  return tightest(
    boundsOf(view.all(keyword), keyword).filter(({ value }) => end === 'upper' || value > 0),
    end,
  );
}

function isTighter(one: Bound, other: Bound, end: End): boolean {
  if (one.value === other.value) return one.isExclusive && !other.isExclusive;
  return end === 'lower' ? one.value > other.value : one.value < other.value;
}

/**
 * Compares the bounds of one end of a range. An edited one is reported in either direction, since bounds are no business rules (9/bounds-stable).
 *
 * @param isImplied True where values that the inner schema admits keep a bound of the outer one anyway.
 */
export function compareBounds(
  { before, after, inner, report }: Comparing,
  boundOf: (view: SchemaView) => Bound | null,
  end: End,
  isImplied: (outer: Bound, inner: SchemaView) => boolean = () => false,
): void {
  const [then, now] = [boundOf(before), boundOf(after)];
  if (then === null && now === null) return;
  const isSame = then !== null && now !== null && then.value === now.value && then.isExclusive === now.isExclusive;
  if (isSame) return;
  const [held, wanted] = inner === before ? [then, now] : [now, then];
  const isKept = wanted === null || (held !== null && !isTighter(wanted, held, end)) || isImplied(wanted, inner);
  const keyword = (now ?? then)?.keyword ?? '';
  const facts = {
    keyword,
    before: then?.written ?? then?.value,
    after: now?.written ?? now?.value,
    ...(then !== null && then.keyword !== keyword && { subject: then.keyword }),
  };
  if (then !== null && now !== null) {
    report('bound-changed', isKept ? 'harmless' : 'breaks', { place: now.place, side: 'after' }, facts);
  } else if (!isKept && now !== null) {
    report('bound-added', 'breaks', { place: now.place, side: 'after' }, facts);
  } else if (!isKept && then !== null) {
    report('bound-dropped', 'breaks', { place: then.place, side: 'before' }, facts);
  }
}
