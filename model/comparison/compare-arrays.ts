import type { Place } from '../description/place.ts';
import { compareBounds, sizeBound } from './bounds.ts';
import type { Comparing } from './comparing.ts';
import { isRestricting } from './restricting.ts';
import type { SchemaView } from './schema-view.ts';

/** Compares the items of arrays, their number, and whether they are unique. */
export function compareArrays(comparing: Comparing): void {
  const { before, after } = comparing;
  if (!before.admits('array') || !after.admits('array')) return;
  compareBounds(comparing, (view) => sizeBound(view, 'minItems', 'lower'), 'lower');
  compareBounds(comparing, (view) => sizeBound(view, 'maxItems', 'upper'), 'upper');
  compareContained(comparing);
  compareUniqueness(comparing);
  compareItems(comparing);
}

/** How many items have to be as `contains` says: one, where `minContains` says nothing. */
function compareContained(comparing: Comparing): void {
  const { before, after } = comparing;
  if (before.joint('contains', 'contains') === null || after.joint('contains', 'contains') === null) return;
  const least = (view: SchemaView) => {
    const place = view.placeUnder('contains', 'contains');
    const usual = { value: 1, isExclusive: false, keyword: 'minContains', place };
    return view.first('minContains') === null ? usual : sizeBound(view, 'minContains', 'lower');
  };
  compareBounds(comparing, least, 'lower');
  compareBounds(comparing, (view) => sizeBound(view, 'maxContains', 'upper'), 'upper');
}

function compareUniqueness({ before, after, inner, outer, report }: Comparing): void {
  const wanted = outer.flag('uniqueItems');
  if (wanted === null || inner.flag('uniqueItems') !== null) return;
  // One item is always unique.
  if ((sizeBound(inner, 'maxItems', 'upper')?.value ?? 2) < 2) return;
  const now = after.first('uniqueItems')?.place;
  const at = now === undefined ? { place: wanted, side: 'before' as const } : { place: now, side: 'after' as const };
  const facts = {
    keyword: 'uniqueItems',
    before: before.flag('uniqueItems') !== null,
    after: after.flag('uniqueItems') !== null,
  };
  report('unique-items-changed', 'breaks', at, facts);
}

function compareItems(comparing: Comparing): void {
  const { before, after, inner, outer, compare } = comparing;
  const [then, now] = [before.furtherItems, after.furtherItems];
  if (then !== null && now !== null) compare(then.view, now.view);
  const [held, wanted] = [inner.prefixItems, outer.prefixItems];
  const longest = Math.max(held.length, wanted.length);
  for (let index = 0; index < longest; index++) {
    const [one, other] = [held[index] ?? inner.furtherItems?.view, wanted[index] ?? outer.furtherItems?.view];
    if (one !== undefined && other !== undefined)
      compare(inner === before ? one : other, inner === before ? other : one);
  }
  reportItems(comparing);
}

function reportItems(comparing: Comparing): void {
  const { after, outer, report } = comparing;
  const found = saidOfItems(comparing);
  if (found === null) return;
  const { place, keyword } = found;
  report('item-changed', 'breaks', { place, side: outer === after ? 'after' : 'before' }, { keyword });
}

/** The first keyword by which the outer schema says of items what the inner one does not. */
function saidOfItems({ after, inner, outer }: Comparing): { readonly place: Place; readonly keyword: string } | null {
  if (inner.lastItemAt !== null) return null;
  if (inner.furtherItems === null) {
    const known = inner.prefixItems.length;
    const index = outer.prefixItems.findIndex((view, at) => at >= known && isRestricting(view));
    if (index !== -1) return { place: outer.placeUnder('items', index), keyword: 'prefixItems' };
    const further = outer.furtherItems;
    if (further !== null && isRestricting(further.view)) return further;
  }
  // That there are more items in responses is nothing that a client relied on.
  const last = outer === after ? outer.lastItemAt : null;
  return last === null ? null : { place: last, keyword: String(last.key) };
}
