import { member } from './json.ts';
import { toCamelCase } from './name-forms.ts';
import { type Entry, entriesFor, type QueryRename, SURE_COMPANIONS } from './query-vocabulary/entries.ts';
import { isNoKey, isTime, type NamedValue, plainName } from './query-vocabulary/evidence.ts';
import { splitWords } from './words.ts';

export type { QueryRename, QueryTopic } from './query-vocabulary/entries.ts';
export { isTime, type NamedValue, plainName } from './query-vocabulary/evidence.ts';

/** The names of the paging parameters (section 4.4 of the conventions). */
export const PAGING_NAMES: readonly string[] = ['pageSize', 'page', 'pageToken', 'totalRequired'];

const FIXED: ReadonlySet<string> = new Set([
  ...PAGING_NAMES,
  ...['startTime', 'endTime', 'sortBy', 'sortOrder', 'sort', 'filter', 'fields'],
]);

/** False for a name that the conventions have no other name for in any of its meanings. */
export function mayBeRenamed(name: string): boolean {
  if (FIXED.has(name)) return false;
  return entriesFor(plainName(name)).length > 0 || sideOf(wordsOf(name)) !== undefined;
}

/**
 * The name that sections 4.3 and 4.4 have for what a value does; null where its own name is right, or where it is not plain
 * what the value does.
 */
export function renameOf(value: NamedValue): QueryRename | null {
  if (FIXED.has(value.name)) return null;
  const plain = plainName(value.name);
  // Beside `StartTime<`, a `StartTime` is a property that equals something.
  const isProperty = ({ rename }: Entry) => rename.topic === 'timeRange' && value.beside.has(plain);
  const entries = /[<>]$/.test(value.name) ? [] : entriesFor(plain);
  const entry = entries.find((one) => !isProperty(one) && one.holds(value));
  return entry?.rename ?? renameOfBound(value);
}

/** True for a name that the conventions have that name for in some of its meanings: `dir` may be `sortOrder`. */
export function mayMean(name: string, instead: string): boolean {
  return entriesFor(plainName(name)).some(({ rename }) => rename.instead === instead);
}

/** True for a name that stands beside others, as `plainName` has them, which can only be for paging with it. */
export function isBesidePaging(name: string, others: ReadonlySet<string>): boolean {
  if (SURE_COMPANIONS.split(' ').some((other) => others.has(other))) return true;
  return ['from', 'size'].includes(name) && (others.has('from') || others.has('size'));
}

/** Words before `from`, `since`, `to` and `until` that make the name that of a property itself: `validFrom`. */
const STATES: ReadonlySet<string> = new Set(['valid', 'effective', 'active', 'available', 'open', 'visible', 'live']);

/** What a name can end with that says on which side of a time values are. */
const SIDES: Readonly<Record<string, 'After' | 'Before'>> = {
  ...{ after: 'After', since: 'After', from: 'After', gt: 'After', gte: 'After', '>': 'After' },
  ...{ before: 'Before', until: 'Before', to: 'Before', lt: 'Before', lte: 'Before', '<': 'Before' },
};

/** What bounds a property that is a time: `createdSince`, `updated_before`, `created[gte]`, `DateCreated<`. */
function renameOfBound(value: NamedValue): QueryRename | null {
  const words = wordsOf(value.name);
  const last = words.at(-1) ?? '';
  const property = words.slice(0, -1);
  const side = sideOf(words);
  if (side === undefined || property.length === 0 || STATES.has(property.at(-1) ?? '')) return null;
  const base = toCamelCase(property.join('-'));
  const instead = `${base}${side}`;
  const holds = last === 'since' || last === 'until' ? isNoKey : isTime;
  return base === null || instead === value.name || !holds(value) ? null : { topic: 'timeRange', instead };
}

function wordsOf(name: string): string[] {
  return [...splitWords(name), ...(/[<>]$/.exec(name) ?? [])];
}

function sideOf(words: readonly string[]): unknown {
  return member(SIDES, words.at(-1) ?? '');
}
