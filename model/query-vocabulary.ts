import { toCamelCase } from './name-forms.ts';
import { entriesFor, PAGING_COMPANIONS, type QueryRename } from './query-vocabulary/entries.ts';
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

/**
 * The name that sections 4.3 and 4.4 have for what a value does; null where its own name is right, or where it is not plain
 * what the value does.
 */
export function renameOf(value: NamedValue): QueryRename | null {
  if (FIXED.has(value.name)) return null;
  const entry = entriesFor(plainName(value.name)).find(({ holds }) => holds(value));
  return entry?.rename ?? renameOfBound(value);
}

/** True for names, as `plainName` has them, some of which are for paging. */
export function besidePaging(names: ReadonlySet<string>): boolean {
  return PAGING_COMPANIONS.split(' ').some((name) => names.has(name));
}

/** Words before `from`, `since`, `to` and `until` that make the name that of a property itself: `validFrom`. */
const STATES: ReadonlySet<string> = new Set(['valid', 'effective', 'active', 'available', 'open', 'visible', 'live']);
const AFTER: ReadonlySet<string> = new Set(['after', 'since', 'from']);
const BEFORE: ReadonlySet<string> = new Set(['before', 'until', 'to']);

/** What bounds a property that is a time: `createdSince`, `updated_before`. */
function renameOfBound(value: NamedValue): QueryRename | null {
  const words = splitWords(value.name);
  const last = words.at(-1) ?? '';
  const suffix = AFTER.has(last) ? 'After' : BEFORE.has(last) ? 'Before' : null;
  const property = words.slice(0, -1);
  if (suffix === null || property.length === 0 || STATES.has(property.at(-1) ?? '')) return null;
  const holds = last === 'since' || last === 'until' ? isNoKey : isTime;
  const base = toCamelCase(property.join('-'));
  const instead = `${base}${suffix}`;
  return base === null || instead === value.name || !holds(value) ? null : { topic: 'timeRange', instead };
}
