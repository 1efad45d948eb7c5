import { asObject, isObject, member } from '../description/json.ts';
import { byPlace, keysOf, type Place } from '../description/place.ts';
import { groupBy } from '../lib/group-by.ts';
import type { Change } from './change.ts';
import { distinctUses } from './distinct-uses.ts';

/**
 * Where a description has everything written out, one edit of a schema is made in each of its copies. What is the same
 * change of the same field in objects, parameters or headers that are the same text is one change, at all its places.
 */
export function withJoinedCopies(changes: readonly Change[]): Change[] {
  const texts = new Texts();
  const copies = groupBy(changes, (change) => copyKey(change, texts) ?? change);
  return [...copies.values()].map(joined);
}

/** What copies have in common; null for a change of a definition, which has a name of its own, and of what is none. */
function copyKey(change: Change, texts: Texts): string | null {
  const { name, side, verdict, place, places = [place], subject, subjects, keyword, before, after, example } = change;
  const owners = change.exchanged === undefined ? places.map(ownerOf) : [null];
  const written = owners.map((owner) => owner && [texts.numberOf(owner.value), owner.keys]);
  if (written.includes(null)) return null;
  return JSON.stringify([name, side, verdict, subject, subjects, keyword, [before], [after], [example], written]);
}

/** Gives values of one text one number: texts are long, and many changes are in one value. */
class Texts {
  private readonly ofValues = new Map<unknown, number>();
  private readonly ofTexts = new Map<string, number>();

  numberOf(value: unknown): number {
    const known = this.ofValues.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    const number = this.ofTexts.get(text) ?? this.ofTexts.size;
    this.ofTexts.set(text, number);
    this.ofValues.set(value, number);
    return number;
  }
}

/** The object, parameter or header in which a place is, with the keys that lead from it to the place. */
interface Owner {
  readonly value: unknown;
  readonly keys: readonly string[];
}

function ownerOf(place: Place): Owner | null {
  const keys = keysOf(place);
  const values = [place.file.data];
  for (const key of keys) values.push(member(values.at(-1), key));
  for (let at = keys.length; at > 0; at--) {
    const value = values[at];
    const isHeader = keys[at - 2] === 'headers';
    if (isParameter(value) || (isHeader && isObject(value)) || (at < keys.length && hasProperties(value)))
      return isDefinition(keys.slice(0, at)) ? null : { value, keys: keys.slice(isHeader ? at - 1 : at) };
  }
  return null;
}

function isParameter(value: unknown): boolean {
  const { in: location, name } = asObject(value);
  return typeof location === 'string' && typeof name === 'string';
}

function hasProperties(value: unknown): boolean {
  return isObject(asObject(value).properties);
}

function isDefinition(keys: readonly string[]): boolean {
  const list = keys.at(-2) ?? '';
  return (keys[0] === 'components' && keys.length === 3) || list === '$defs' || list === 'definitions';
}

function joined(copies: readonly Change[]): Change {
  const [first, ...others] = copies.toSorted((one, other) => orderOf(one) - orderOf(other));
  if (first === undefined) throw new Error('a change has no copy');
  if (others.length === 0) return first;
  const places = copies.flatMap(({ place, places: all = [place] }) => all).toSorted(byPlace);
  const directions = [...new Set([first, ...others].flatMap((one) => one.directions))];
  const uses = distinctUses(copies.flatMap((one) => one.uses));
  return { ...first, place: places[0] ?? first.place, places, directions, uses };
}

/** What is of requests and responses is named after requests. */
function orderOf({ direction }: Change): number {
  return direction === 'response' ? 1 : 0;
}
