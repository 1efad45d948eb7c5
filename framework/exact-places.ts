import { type JsonPath, type Place, pathOf } from '../model/description/place.ts';
import type { Inventory } from './inventory.ts';

/**
 * Makes Spectral put a finding where its text is.
 *
 * Spectral maps a path by itself, and misses in three cases: a key whose value is a `$ref` goes to the reference's
 * target, a key beside a `$ref` goes nowhere, and with unresolved data everything in another file goes to the `$ref` in
 * the first one. A path that would go astray therefore ends in a mark, and the inventory's own mapping is asked for all
 * paths but those that carry one. A host with another mapping drops the mark as an unknown key, which leaves its own
 * reading. `test/framework/exact-places.test.ts` pins what this leans on.
 */
export function spectralPath(place: Place, inventory: Inventory, resolved: boolean): JsonPath {
  const path = pathOf(place);
  if (place.file.data === inventory.document.data && !resolved) return path.map(escaped);
  return [...(place.file.data === inventory.document.data ? path.map(escaped) : []), markFor(place, inventory)];
}

interface Mapping {
  findAssociatedItemForPath(path: JsonPath, resolved: boolean): unknown;
}

const MARK = '\u0000lintel:';
const places = new WeakMap<object, Place[]>();

function markFor(place: Place, inventory: Inventory): string {
  let known = places.get(inventory);
  if (known === undefined) {
    known = [];
    places.set(inventory, known);
    mapMarks(inventory, known);
  }
  return `${MARK}${known.push(place) - 1}`;
}

function mapMarks(inventory: Inventory, known: readonly Place[]): void {
  const mapping = inventory as unknown as Mapping;
  if (typeof mapping.findAssociatedItemForPath !== 'function') return;
  const original = mapping.findAssociatedItemForPath;
  mapping.findAssociatedItemForPath = (path, resolved) => {
    const last = String(path.at(-1) ?? '');
    const place = last.startsWith(MARK) ? known[Number(last.slice(MARK.length))] : undefined;
    return place === undefined ? original.call(inventory, path, resolved) : itemFor(place, inventory);
  };
}

function itemFor(place: Place, inventory: Inventory) {
  const { document, referencedDocuments } = inventory;
  const inRoot = place.file.data === document.data;
  const home = inRoot ? document : Object.values(referencedDocuments).find(({ data }) => data === place.file.data);
  const path = pathOf(place).map(String);
  return { document: home ?? document, path, missingPropertyPath: path };
}

/** Spectral decodes the escapes of JSON Pointer in every segment of a path that a function returns. */
function escaped(key: string | number): string {
  return String(key).replaceAll('~', '~0');
}
