import { toCamelCase } from '../text/words/name-case.ts';
import { splitWords } from '../text/words/split-words.ts';
import { type Evidence, isNoKey, isTime, showsTime } from './value-evidence.ts';

/** A bound of a property that is a time, read from its name (4.3/time-range-names). */
export interface Bound {
  /** The name that section 4.3 has for it: `{property}After` or `{property}Before`. */
  readonly instead: string;
  /** The evidence that its values are times. */
  readonly holds: Evidence;
}

type Side = 'After' | 'Before';

interface Reading {
  readonly property: readonly string[];
  readonly side: Side;
  readonly holds: Evidence;
}

/** Words before `from`, `since`, `to` and `until` that make the name that of a property itself: `validFrom`. */
const STATES: ReadonlySet<string> = new Set(['valid', 'effective', 'active', 'available', 'open', 'visible', 'live']);

/** Last words of names of bounds, with the side of the time on which the values are. */
const SIDES: ReadonlyMap<string, Side> = new Map([
  ...['after', 'since', 'from', 'gt', 'gte', '>'].map((word) => [word, 'After'] as const),
  ...['before', 'until', 'to', 'lt', 'lte', '<'].map((word) => [word, 'Before'] as const),
]);

/** The same for words that are used for bounds of other values as well, and in other meanings. */
const LOOSE_SIDES: ReadonlyMap<string, Side> = new Map([
  ['min', 'After'],
  ['max', 'Before'],
  ['earliest', 'After'],
  ['latest', 'Before'],
]);
const EVENT_SIDES: ReadonlyMap<string, Side> = new Map([
  ['start', 'After'],
  ['end', 'Before'],
]);
const FRONT_SIDES: ReadonlyMap<string, Side> = new Map([...LOOSE_SIDES, ['after', 'After'], ['before', 'Before']]);

/** Words for the kind of a value, which name no property. */
const KINDS: ReadonlySet<string> = new Set(['date', 'time', 'datetime', 'timestamp']);

/** Last words of properties that are times by their names. */
const TIMES: ReadonlySet<string> = new Set(['at', ...KINDS]);

/**
 * The bound that a name stands for: `createdSince`, `updated_before`, `created[gte]`, `DateCreated<`, `minCreateTime`.
 * Null where it is none, or has its right name.
 */
export function boundNamed(name: string): Bound | null {
  const words = [...splitWords(name), ...(/[<>]$/.exec(name) ?? [])];
  const reading = sideAtEnd(words) ?? looseSideAtEnd(words) ?? sideInFront(words) ?? sideBeforeKind(words);
  if (reading === null || reading.property.length === 0 || STATES.has(reading.property.at(-1) ?? '')) return null;
  const base = toCamelCase(reading.property.join('-'));
  const instead = `${base}${reading.side}`;
  return base === null || instead === name ? null : { instead, holds: reading.holds };
}

function sideAtEnd(words: readonly string[]): Reading | null {
  const last = words.at(-1) ?? '';
  const side = SIDES.get(last);
  if (side === undefined) return null;
  const isOfTime = last === 'since' || last === 'until' || TIMES.has(words.at(-2) ?? '');
  return { property: words.slice(0, -1), side, holds: isOfTime ? isNoKey : isTime };
}

/**
 * `createdAtMin`, and `createdStart` where the word before it is that of an event; `contractStart` is a property
 * itself.
 */
function looseSideAtEnd(words: readonly string[]): Reading | null {
  const last = words.at(-1) ?? '';
  const isEvent = /(?:[^e]ed|^at|^time|^date)$/.test(words.at(-2) ?? '');
  const side = LOOSE_SIDES.get(last) ?? (isEvent ? EVENT_SIDES.get(last) : undefined);
  return side === undefined ? null : { property: words.slice(0, -1), side, holds: showsTime };
}

/** `minCreateTime`, `beforeCreateTime`. */
function sideInFront(words: readonly string[]): Reading | null {
  const side = FRONT_SIDES.get(words[0] ?? '');
  const property = words.slice(1);
  if (side === undefined || property.every((word) => KINDS.has(word))) return null;
  return { property, side, holds: showsTime };
}

/** `createdFromDate`. */
function sideBeforeKind(words: readonly string[]): Reading | null {
  const side = KINDS.has(words.at(-1) ?? '') ? SIDES.get(words.at(-2) ?? '') : undefined;
  return side === undefined ? null : { property: words.slice(0, -2), side, holds: showsTime };
}
