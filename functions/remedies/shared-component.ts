import { type Remedy, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { asObject, asString, has, isObject, type JsonObject, member, sameJson } from '../../model/description/json.ts';
import { pathToPointer } from '../../model/description/json-pointer.ts';
import { below, type Place, pathOf } from '../../model/description/place.ts';
import { valueAt } from '../../model/description/value-at.ts';
import { groupBy } from '../../model/lib/group-by.ts';
import { relativeReference } from '../../model/lib/relative-reference.ts';

/** A component that several places may refer to. */
export interface SharedComponent {
  /** The key in `components` that has it: `headers`. */
  readonly kind: string;
  /** Its name, where it has to be made; with a number behind it where that is taken. */
  readonly name: string;
  readonly value: JsonObject;
  /** Whether a component that is there does as well. */
  readonly fits: (component: JsonObject, name: string) => boolean;
}

/** The `$ref` from a place to a component, and the edits that make the component; none for one that is there. */
export interface ComponentReference {
  readonly $ref: string;
  readonly edits: Remedy;
}

/**
 * Refers from a place to a component of the file with the paths: to the first one that fits, else to a new one. Whoever
 * asks for the same component gets the same one. Null where the file of the place cannot name that file.
 */
export function referenceTo(
  component: SharedComponent,
  from: Place,
  description: Description,
): ComponentReference | null {
  const root = description.rootPlace;
  const { kind, name, value, fits } = component;
  const known = asObject(member(asObject(member(root.file.data, 'components')), kind));
  const found = Object.keys(known).find((key) => isFitting(known[key], key, fits));
  const key = found ?? freeName(name, value, known);
  const at = below(root, 'components', kind, key);
  const $ref = placeReference(at, from);
  if ($ref === null) return null;
  const edits = found === undefined ? [set(at, value)] : [];
  return { $ref, edits };
}

function isFitting(component: unknown, name: string, fits: SharedComponent['fits']): boolean {
  return isObject(component) && !has(component, '$ref') && fits(component, name);
}

function freeName(name: string, value: JsonObject, known: JsonObject): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name}${number}`;
    if (!has(known, candidate) || sameJson(known[candidate], value)) return candidate;
  }
}

/** The `$ref` to a place from a place in the same file, or in another one; null where one of the files has no name. */
export function placeReference(to: Place, from: Place): string | null {
  const pointer = pathToPointer(pathOf(to));
  const file = fileReference(from, to);
  return file === null ? null : pointer === '' && file !== '' ? file : `${file}#${pointer}`;
}

/** The file of another place as the place's file names it: nothing where both are one. */
function fileReference({ file }: Place, other: Place): string | null {
  if (file === other.file) return '';
  return file.source === null || other.file.source === null ? null : relativeReference(file.source, other.file.source);
}

/** The `$ref` at a place; null where there is none. */
export function referenceAt({ parent, key }: Place): string | null {
  const holder = parent === null ? undefined : valueAt(parent);
  return asString(member(member(holder, key), '$ref'));
}

/** The uses of what is used most, before those of what is used less. */
export function mostUsedFirst<Used>(uses: ReadonlyMap<unknown, readonly Used[]>): Used[] {
  return [...uses.values()].sort((left, right) => right.length - left.length).flat();
}

/** A place that may refer to another one. */
interface Referring {
  readonly place: Place;
  readonly target: Place;
}

/** What most of the places refer to, in whatever file it stands; null where none is a reference. */
export function mostReferred(places: readonly Referring[]): Place | null {
  const references = places.filter(({ place }) => referenceAt(place) !== null);
  const [most] = mostUsedFirst(groupBy(references, ({ target }) => target));
  return most?.target ?? null;
}

/** Refers from a place to another one; null where there is none, or the file of the first cannot name it. */
export function referenceToKnown(known: Place | null, from: Place): ComponentReference | null {
  const $ref = known === null ? null : placeReference(known, from);
  return $ref === null ? null : { $ref, edits: [] };
}
