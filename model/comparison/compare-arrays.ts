import { compareBounds, sizeBound } from './bounds.ts';
import type { Comparing } from './comparing.ts';

/** Compares the items of arrays, their number, and whether they are unique. */
export function compareArrays(comparing: Comparing): void {
  const { before, after } = comparing;
  if (!before.admits('array') || !after.admits('array')) return;
  compareBounds(comparing, (view) => sizeBound(view, 'minItems', 'lower'), 'lower');
  compareBounds(comparing, (view) => sizeBound(view, 'maxItems', 'upper'), 'upper');
  compareUniqueness(comparing);
  compareItems(comparing);
}

function compareUniqueness({ before, after, inner, outer, report }: Comparing): void {
  const wanted = outer.flag('uniqueItems');
  if (wanted === null || inner.flag('uniqueItems') !== null) return;
  const now = after.first('uniqueItems')?.place;
  const at = now === undefined ? { place: wanted, side: 'before' as const } : { place: now, side: 'after' as const };
  const facts = {
    keyword: 'uniqueItems',
    before: before.flag('uniqueItems') !== null,
    after: after.flag('uniqueItems') !== null,
  };
  report('unique-items-changed', 'breaks', at, facts);
}

function compareItems({ before, after, inner, outer, compare, report }: Comparing): void {
  const [then, now] = [before.joint('items', 'items'), after.joint('items', 'items')];
  if (then !== null && now !== null) compare(then, now);
  const [held, wanted] = inner === before ? [then, now] : [now, then];
  const isMissing = held === null && wanted !== null && wanted.parts.some(({ value }) => Object.keys(value).length > 0);
  if (isMissing && inner.prefixItems.length === 0) {
    const side = outer === after ? 'after' : 'before';
    report('item-changed', 'breaks', { place: outer.placeUnder('items', 'items'), side }, { keyword: 'items' });
  }
  const [first, second] = [before.prefixItems, after.prefixItems];
  for (const [index, one] of first.entries()) {
    const other = second[index] ?? after.joint('items', 'items');
    if (other !== null) compare(one, other);
  }
}
