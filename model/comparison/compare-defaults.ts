import { sameJson } from '../description/json.ts';
import type { ChangeFacts } from './change.ts';
import { typeOfValue } from './listed-values.ts';
import type { SchemaView, WrittenValue } from './schema-view.ts';

/** What a request means without a value changes with the default; null where it means the same, or never said. */
export function changedDefault(before: SchemaView, after: SchemaView): ChangeFacts | null {
  const [then, now] = [defaultOf(before), defaultOf(after)];
  if (then === null || (now !== null && isSameDefault(then.value, now.value))) return null;
  // With a type that has no such value the default goes as well, and the type is what changed.
  if (!mayHave(after, then.value)) return null;
  const facts = { keyword: 'default', before: then.value, after: now?.value };
  return now === null
    ? { name: 'default-dropped', verdict: 'undecided', place: then.place, side: 'before', ...facts }
    : { name: 'default-changed', verdict: 'breaks', place: now.place, side: 'after', ...facts };
}

/** True where a value is of a type that there is; in a URL it may be written as a text, or be a list of one. */
function mayHave(view: SchemaView, value: unknown): boolean {
  const type = typeOfValue(value);
  const isPlain = type !== 'object' && type !== 'array' && type !== 'null';
  const others = isPlain ? (['string', 'array'] as const) : [];
  return [type, ...(type === 'integer' ? (['number'] as const) : []), ...others].some((one) => view.admits(one));
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
