import { plainName } from '../text/words/name-case.ts';
import { STANDARD_NAMES } from './standard-names.ts';
import { entriesFor, type QueryRename, type SynonymEntry } from './synonym-table.ts';
import { boundNamed } from './time-bound-names.ts';
import type { NamedValue } from './value-evidence.ts';

/** False for a name for none of whose meanings the conventions have another name. */
export function mayBeRenamed(name: string): boolean {
  const entries = entriesFor(plainName(name));
  if (STANDARD_NAMES.has(name)) return entries.some(({ rename }) => rename.instead !== name);
  return entries.length > 0 || boundNamed(name) !== null;
}

/**
 * The name that sections 4.3 and 4.4 have for the purpose of a value; null where its own name is right, or its purpose
 * is not certain.
 */
export function renameOf(value: NamedValue): QueryRename | null {
  const isStandard = STANDARD_NAMES.has(value.name);
  const plain = plainName(value.name);
  // Beside `StartTime<`, a `StartTime` is a property that equals something.
  const isProperty = ({ rename }: SynonymEntry) => rename.topic === 'timeRange' && value.beside.has(plain);
  const entries = /[<>]$/.test(value.name) ? [] : entriesFor(plain);
  const entry = entries.find((one) => !isProperty(one) && one.holds(value));
  // A cursor that is called `page` is no page.
  if (entry !== undefined) return entry.rename.instead === value.name ? null : entry.rename;
  if (isStandard) return null;
  const bound = boundNamed(value.name);
  return bound?.holds(value) === true ? { topic: 'timeRange', instead: bound.instead } : null;
}

/** True for a name with a meaning for which the conventions have the name `instead`: `dir` may be `sortOrder`. */
export function mayMean(name: string, instead: string): boolean {
  return entriesFor(plainName(name)).some(({ rename }) => rename.instead === instead);
}
