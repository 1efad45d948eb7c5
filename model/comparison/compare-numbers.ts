import { below } from '../description/place.ts';
import { type Bound, boundsOf, compareBounds, type End, tightest } from './bounds.ts';
import { sharedValues } from './compare-listed-values.ts';
import type { Comparing } from './comparing.ts';
import type { SchemaView } from './schema-view.ts';

/** The ranges that formats of numbers stand for. */
export const NUMBER_FORMATS: Readonly<Record<string, { readonly lower: number; readonly upper: number }>> = {
  int32: { lower: -(2 ** 31), upper: 2 ** 31 - 1 },
  int64: { lower: -(2 ** 63), upper: 2 ** 63 },
  float: { lower: -3.5e38, upper: 3.5e38 },
  double: { lower: Number.NEGATIVE_INFINITY, upper: Number.POSITIVE_INFINITY },
};

/** Compares bounds and multiples of numbers. */
export function compareNumbers(comparing: Comparing): void {
  const { before, after } = comparing;
  if (!isNumeric(before) || !isNumeric(after)) return;
  for (const end of ['lower', 'upper'] as const) {
    compareBounds(
      comparing,
      (view) => numberBound(view, end),
      end,
      (bound) => isImplied(bound, comparing, end),
    );
  }
  compareMultiples(comparing);
}

function isNumeric({ types }: SchemaView): boolean {
  return types === null || types.has('integer') || types.has('number');
}

/** The bound that a schema gives; of integers the last one that is admitted. */
export function numberBound(view: SchemaView, end: End): Bound | null {
  const [inclusive, exclusive] = end === 'lower' ? ['minimum', 'exclusiveMinimum'] : ['maximum', 'exclusiveMaximum'];
  const found = view.parts.flatMap((part) => {
    const of = (keyword: string) => view.all(keyword).filter(({ place }) => place.parent === part.place);
    // A boolean in OpenAPI 3.0, which says what the bound beside it is.
    const isExclusive = part.value[exclusive] === true;
    const flagged = isExclusive && { flag: { keyword: exclusive, place: below(part.place, exclusive) } };
    const beside = boundsOf(of(inclusive), inclusive, isExclusive).map((bound) => ({ ...bound, ...flagged }));
    return [...beside, ...boundsOf(of(exclusive), exclusive, true)];
  });
  const bound = tightest(found, end);
  const isInteger = view.types?.has('integer') === true && !view.types.has('number');
  if (bound === null || !isInteger || (!bound.isExclusive && Number.isInteger(bound.value))) return bound;
  const nearest = end === 'lower' ? Math.ceil(bound.value) : Math.floor(bound.value);
  const isOut = bound.isExclusive && nearest === bound.value;
  const step = end === 'lower' ? 1 : -1;
  return { ...bound, value: isOut ? nearest + step : nearest, written: bound.value, isExclusive: false };
}

/** True where listed values or the format keep to the bound. */
function isImplied({ value }: Bound, comparing: Comparing, end: End): boolean {
  const isInside = (number: number) => (end === 'lower' ? number >= value : number <= value);
  const listed = sharedValues(comparing);
  if (listed !== null) return listed.every((one) => typeof one !== 'number' || isInside(one));
  return comparing.inner.all('format').some(({ value: format }) => {
    const range = typeof format === 'string' ? NUMBER_FORMATS[format] : undefined;
    return range !== undefined && isInside(range[end]);
  });
}

function compareMultiples({ before, after, inner, outer, report }: Comparing): void {
  const held = inner.all('multipleOf').map(({ value }) => Number(value));
  const isInteger = inner.types !== null && !inner.types.has('number');
  const broken = outer.all('multipleOf').find(({ value }) => {
    const wanted = Number(value);
    return wanted > 0 && !(isInteger && 1 % wanted === 0) && !held.some((one) => isMultiple(one, wanted));
  });
  if (broken === undefined) return;
  const [then, now] = [before.first('multipleOf'), after.first('multipleOf')];
  const at =
    now === null ? { place: broken.place, side: 'before' as const } : { place: now.place, side: 'after' as const };
  report('multiple-of-changed', 'breaks', at, { keyword: 'multipleOf', before: then?.value, after: now?.value });
}

function isMultiple(of: number, divisor: number): boolean {
  const ratio = of / divisor;
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
}
