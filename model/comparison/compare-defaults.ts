import { sameJson } from '../description/json.ts';
import type { ChangeFacts } from './change.ts';
import type { SchemaView, WrittenValue } from './schema-view.ts';

/** What a request means without a value changes with the default; null where it means the same, or never said. */
export function changedDefault(before: SchemaView, after: SchemaView): ChangeFacts | null {
  const [then, now] = [defaultOf(before), defaultOf(after)];
  if (then === null || (now !== null && isSameDefault(then.value, now.value))) return null;
  const facts = { keyword: 'default', before: then.value, after: now?.value };
  return now === null
    ? { name: 'default-dropped', verdict: 'undecided', place: then.place, side: 'before', ...facts }
    : { name: 'default-changed', verdict: 'breaks', place: now.place, side: 'after', ...facts };
}

/** The default of a value, or the only one that its alternatives have. */
function defaultOf(view: SchemaView): WrittenValue | null {
  const own = view.first('default');
  if (own !== null) return own;
  const [only, ...others] = view.groups.flatMap(({ members }) => members.flatMap((member) => member.all('default')));
  return only === undefined || others.length > 0 ? null : only;
}

/** True also for a number or a boolean that was or is written in quotation marks, and for a value and a list of it. */
function isSameDefault(then: unknown, now: unknown): boolean {
  const isPlain = [then, now].every((value) => ['string', 'number', 'boolean'].includes(typeof value));
  if (sameJson(then, now) || (isPlain && String(then) === String(now))) return true;
  return Array.isArray(now) && !Array.isArray(then) && now.length === 1 && isSameDefault(then, now[0]);
}
