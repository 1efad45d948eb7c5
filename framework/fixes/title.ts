import { member } from '../../model/description/json.ts';
import { type Place, pathOf } from '../../model/description/place.ts';
import { valueAt } from '../../model/description/value-at.ts';
import { groupBy } from '../../model/lib/group-by.ts';
import { listed, plain, quote } from '../messages.ts';
import { type Edit, type Remedy, renamesKey } from '../remedy.ts';

/** As many things as a title names. */
const MOST = 3;

/**
 * What edits do, as a title: `Add minItems: 0 and maxItems: 32767`, `Rename "file_id" to fileId`. Components that they
 * make for what refers to them are not named: the title is the same once another fix has made them.
 */
export function titleOf(edits: Remedy): string {
  const own = edits.filter((edit) => !makesComponent(edit));
  const byVerb = groupBy((own.length === 0 ? edits : own).map(partOf), ({ verb }) => verb);
  const text = listed(Array.from(byVerb, ([verb, parts]) => `${verb} ${named(parts.map(({ object }) => object))}`));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function makesComponent({ edit, place }: Edit): boolean {
  const [section, , name, ...rest] = pathOf(place);
  return edit === 'set' && section === 'components' && name !== undefined && rest.length === 0 && !isThere(place);
}

function isThere({ parent, key }: Place): boolean {
  return parent === null || member(valueAt(parent), key) !== undefined;
}

function named(objects: readonly string[]): string {
  const each = [...new Set(objects)];
  return each.length <= MOST + 1 ? listed(each) : `${each.slice(0, MOST).join(', ')} and ${each.length - MOST} more`;
}

function partOf(edit: Edit): { readonly verb: string; readonly object: string } {
  const { place } = edit;
  switch (edit.edit) {
    case 'set':
      return { verb: isThere(place) ? 'write' : 'add', object: memberWith(place, edit.value) };
    case 'insert':
      return { verb: 'add', object: `${quote(edit.value)} to ${plain(String(place.parent?.key))}` };
    case 'remove':
      return { verb: 'remove', object: nameOf(place) };
    case 'rename':
      return { verb: 'rename', object: `${quote(renamesKey(edit) ? place.key : valueAt(place))} to ${plain(edit.to)}` };
  }
}

/** A value with its key; one that takes several members, by its key alone. */
function memberWith(place: Place, value: unknown): string {
  const name = plain(String(place.key));
  if (typeof place.key === 'number') return quote(value);
  return typeof value === 'object' && value !== null ? name : `${name}: ${quote(value)}`;
}

function nameOf(place: Place): string {
  return typeof place.key === 'number' ? quote(valueAt(place)) : plain(String(place.key));
}

/** What edits change for clients. */
export function changesOf(edits: Remedy): string {
  const changes = new Set(edits.map(changeOf));
  return CHANGES.find((change) => changes.has(change)) ?? OTHER;
}

const NAMES = 'clients have to read and send the new name';
const VALUES = 'clients have to read and send the new values';
const PATHS = 'clients have to call the new path';
const PARAMETERS = 'clients have to send the new name';
const TYPES = 'clients have to read and send another type';
const BOUNDS = 'values that do not fit are no longer valid';
const ANSWERS = 'clients are told of other answers';
const OPTIONAL = 'clients may leave it out';
const REQUIRED = 'what has to be there changes';
const OTHER = 'what clients may send and receive changes';

/** What weighs more goes first: of a fix that renames and bounds, the name is told. */
const CHANGES = [PATHS, NAMES, PARAMETERS, TYPES, VALUES, ANSWERS, OPTIONAL, REQUIRED, BOUNDS, OTHER];

const OF_RENAMES: Readonly<Record<string, string>> = {
  property: NAMES,
  parameter: PARAMETERS,
  value: VALUES,
  path: PATHS,
};

function changeOf(edit: Edit): string {
  if (edit.edit === 'rename') return OF_RENAMES[edit.of] ?? OTHER;
  const key = String(edit.place.key);
  if (key === 'required' && edit.edit === 'set' && edit.value === false) return OPTIONAL;
  if (key === 'required' || edit.place.parent?.key === 'required') return REQUIRED;
  if (/^(?:type|format|nullable)$/.test(key)) return TYPES;
  if (edit.edit === 'set' && /^(?:min|max|exclusive|pattern$|multipleOf$|uniqueItems$)/.test(key)) return BOUNDS;
  return /^(?:[1-5](?:\d\d|XX)|default)$/.test(key) && edit.place.parent?.key === 'responses' ? ANSWERS : OTHER;
}
