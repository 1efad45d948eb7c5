import { asObject, member } from '../description/json.ts';
import { keysOf, nameInFile, type Place } from '../description/place.ts';
import { appendTo } from '../lib/group-by.ts';
import type { Change, ChangeName } from './change.ts';
import { distinctUses } from './distinct-uses.ts';

/**
 * From so many entries of `required` on, what happened to the list is one change; where it has less, if it happened to
 * all.
 */
const FEWEST = 3;

/**
 * Changes of the entries of one `required` are one change: whoever drops the list, drops it as a whole. So are
 * properties where all of a schema are gone: a branch of `allOf`, or what a reference brought in.
 */
export function withJoinedEntries(changes: readonly Change[]): Change[] {
  const lists = new Map<string, Change[]>();
  for (const change of changes) {
    const list = listOf(change);
    if (list !== null) appendTo(lists, list, change);
  }
  const joined = new Map<Change, Change | null>();
  for (const [first, ...others] of lists.values()) {
    if (first === undefined || others.length + 1 < fewest(first)) continue;
    joined.set(first, joinedTo(first, others));
    for (const other of others) joined.set(other, null);
  }
  return changes.flatMap((change) => {
    const one = joined.get(change);
    return one === undefined ? change : (one ?? []);
  });
}

/** Changes of which a reference that leads elsewhere brings several. */
const OF_REFERENCES: ReadonlySet<ChangeName> = new Set(['property-removed', 'property-required', 'property-optional']);

/** What the entries of one list have in common; null for another change. */
function listOf({ name, side, verdict, place, places = [place], exchanged }: Change): string | null {
  if (exchanged !== undefined) {
    if (!OF_REFERENCES.has(name)) return null;
    return [name, side, verdict, ...places.flatMap((one) => [one.file.source ?? '', nameInFile(one)])].join('\n');
  }
  const { parent } = place;
  if (parent === null || (!isEntry(place, parent) && !(name === 'property-removed' && parent.key === 'properties')))
    return null;
  return [name, side, verdict, parent.file.source ?? '', nameInFile(parent)].join('\n');
}

function isEntry({ key }: Place, parent: Place): boolean {
  return parent.key === 'required' && typeof key === 'number';
}

/** How many changes have to be in a list, so that it is one change: all of a short one. */
function fewest({ place, exchanged }: Change): number {
  if (exchanged !== undefined) return 2;
  const { parent } = place;
  if (parent === null) return FEWEST;
  const list = keysOf(parent).reduce<unknown>((value, key) => member(value, key), parent.file.data);
  const length = Array.isArray(list) ? Math.min(FEWEST, list.length) : Object.keys(asObject(list)).length;
  return Math.max(2, length);
}

function joinedTo(first: Change, others: readonly Change[]): Change {
  const all = [first, ...others];
  return {
    ...first,
    ...(first.exchanged === undefined && { places: all.map(({ place }) => place) }),
    subjects: all.map(({ subject = '' }) => subject),
    uses: distinctUses(all.flatMap(({ uses }) => uses)),
  };
}
