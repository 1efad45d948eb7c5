import { escapeToken } from '../model/description/json-pointer.ts';
import { type JsonPath, type Place, pathOf } from '../model/description/place.ts';
import { memoize } from '../model/lib/memoize.ts';
import type { Inventory, InventoryDocument } from './inventory.ts';

/*
 * An adapter to spectral-core. A Spectral function returns the path of a finding, and `findAssociatedItemForPath` of
 * Spectral's document inventory turns that path into a file and a path in it. For some places no path leads there:
 *
 * - a key whose value is a `$ref` is reported at the target of the reference;
 * - a key beside a `$ref` is not found;
 * - with `resolved: false`, a place in a referenced file is reported at the `$ref` in the linted file.
 *
 * The path of such a place ends in a marker: a key that no file has, with the index of the place in a list that is kept
 * for each inventory. The inventory's method is replaced once by one that looks markers up in that list and calls the
 * original for every other path. In a host whose inventory has no such method the marker is an unknown key, which
 * Spectral drops.
 *
 * `test/framework/spectral-path-marker.test.ts` holds the behaviour of spectral-core that this depends on.
 */

/** The path that a Spectral function returns for a finding at a place; `resolved` is that of the rule. */
export function spectralPath(place: Place, inventory: Inventory, resolved: boolean): JsonPath {
  const isInLintedFile = place.file.data === inventory.document.data;
  // Spectral unescapes the keys of returned paths as if they were tokens of a JSON Pointer.
  const path = isInLintedFile ? pathOf(place).map((key) => escapeToken(String(key))) : [];
  return isInLintedFile && !resolved ? path : [...path, markerFor(place, inventory)];
}

const MARKER = '\u0000lintel:';

function markerFor(place: Place, inventory: Inventory): string {
  return `${MARKER}${markedPlaces(inventory).push(place) - 1}`;
}

/**
 * The places that markers of an inventory stand for, by index. The first call for an inventory replaces its mapping.
 */
const markedPlaces: (inventory: Inventory) => Place[] = memoize((inventory) => {
  const places: Place[] = [];
  replaceMapping(inventory, places);
  return places;
});

/** The method of spectral-core's `DocumentInventory` that maps paths. */
interface Mapping {
  findAssociatedItemForPath(path: JsonPath, resolved: boolean): unknown;
}

function replaceMapping(inventory: Inventory, places: readonly Place[]): void {
  const mapping = inventory as unknown as Mapping;
  if (typeof mapping.findAssociatedItemForPath !== 'function') return;
  const original = mapping.findAssociatedItemForPath;
  mapping.findAssociatedItemForPath = (path, resolved) => {
    const last = String(path.at(-1) ?? '');
    const place = last.startsWith(MARKER) ? places[Number(last.slice(MARKER.length))] : undefined;
    return place === undefined ? original.call(inventory, path, resolved) : itemAt(place, inventory);
  };
}

/** What `findAssociatedItemForPath` returns: the document and the path in it. */
function itemAt(place: Place, { document, referencedDocuments }: Inventory) {
  const isHome = ({ data }: InventoryDocument) => data === place.file.data;
  const home = isHome(document) ? document : Object.values(referencedDocuments).find(isHome);
  const path = pathOf(place).map(String);
  return { document: home ?? document, path, missingPropertyPath: path };
}
