import type { Description } from '../description/description.ts';
import { isObject, type JsonObject, member } from '../description/json.ts';
import { below, type JsonPath, type Place, rootPlace, type SourceFile } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';

/** The specification extension for annotations; its JSON Schema is `spec/x-lintel.schema.json`. */
const ANNOTATION = 'x-lintel';

/** The keys that say what rules can only guess. */
export type AnnotationKey = 'resource' | 'role' | 'standard' | 'paged' | 'closed';

/** The annotation of an object; null if it has none, or one that is no object. */
export function annotationOf(value: unknown): JsonObject | null {
  const annotation = member(value, ANNOTATION);
  return isObject(annotation) ? annotation : null;
}

/**
 * The `x-lintel` object that hides the findings of a rule at a place: the nearest one, at the place or above it in the
 * file, whose `ignore` has a reason under one of the ids of the rule. Null if there is none.
 */
export function suppression(place: Place, ruleIds: readonly string[]): JsonObject | null {
  return nearest(place, (annotation) => {
    return ruleIds.some((id) => {
      const reason = member(annotation.ignore, id);
      return typeof reason === 'string' && reason.trim() !== '';
    });
  });
}

/** The same; and for the place of a path whose path item is referred to, also the annotations of that path item. */
export function suppressionIn(description: Description, place: Place, ruleIds: readonly string[]): JsonObject | null {
  // Asked for each finding; most descriptions have no annotation.
  if (annotationsOf(description).length === 0) return null;
  const behind = pathItemPlaces(description).get(place);
  return suppression(place, ruleIds) ?? (behind === undefined ? null : suppression(behind, ruleIds));
}

/** All annotations in the files of a description. */
export const annotationsOf: (description: Description) => readonly Annotation[] = memoize(({ files }) =>
  annotationsIn(files),
);

const pathItemPlaces: (description: Description) => ReadonlyMap<Place, Place> = memoize(
  ({ paths, webhooks, callbacks }) =>
    new Map(
      [...paths, ...webhooks, ...callbacks].flatMap(({ place, node }): [Place, Place][] =>
        node === null || node.place === place ? [] : [[place, node.place]],
      ),
    ),
);

/** The value of a key in the nearest annotation at or above a place that has the key; undefined if none has. */
export function annotated(place: Place, key: string): unknown {
  return member(
    nearest(place, (annotation) => member(annotation, key) !== undefined),
    key,
  );
}

/** The value of an `x-lintel` of any shape, and its place. */
export interface Annotation {
  readonly value: unknown;
  readonly place: Place;
}

/** What the keys of an object are: keywords or fields, or names that the API chooses. */
type Keys = 'keywords' | 'names' | 'property names' | 'example names' | 'example keywords';

/** Objects whose keys are names, so that a property called `example` or a response `default` is no keyword. */
const NAMED: ReadonlyMap<string, Keys> = new Map<string, Keys>([
  ...['properties', 'patternProperties', 'dependentSchemas'].map((key) => [key, 'property names'] as const),
  ...['$defs', 'definitions', 'schemas', 'responses', 'parameters', 'requestBodies', 'headers', 'content'].map(
    (key) => [key, 'names'] as const,
  ),
  ...['securitySchemes', 'links', 'callbacks', 'pathItems', 'paths', 'webhooks', 'encoding', 'variables'].map(
    (key) => [key, 'names'] as const,
  ),
  ['examples', 'example names'],
]);

/** Keywords whose values are data of the API, in which `x-lintel` is no annotation. */
const DATA: ReadonlySet<string> = new Set(['example', 'default', 'const', 'enum']);

/**
 * Keywords whose objects have nothing but names with texts or lists: of security schemes, scopes, values and
 * properties.
 */
const OF_NAMES: ReadonlySet<string> = new Set(['security', 'scopes', 'mapping', 'dependentRequired', '$vocabulary']);

/** All annotations in files. Not recursive, since data may be nested deeply; shared objects are read once. */
export function annotationsIn(files: readonly SourceFile[]): Annotation[] {
  const found: Annotation[] = [];
  const seen = new Set<unknown>();
  const stack: (Annotation & { keys: Keys })[] = files.map((file) => ({
    value: file.data,
    place: rootPlace(file),
    keys: 'keywords',
  }));
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value, place, keys } = next;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const key of Object.keys(value)) {
      const inner = member(value, key);
      const isAnnotation = key === ANNOTATION && keys !== 'property names';
      if (!isAnnotation && (typeof inner !== 'object' || isData(key, inner, keys))) continue;
      const at = below(place, Array.isArray(value) ? Number(key) : key);
      if (isAnnotation) found.push({ value: inner, place: at });
      else stack.push({ value: inner, place: at, keys: keysIn(key, keys) });
    }
  }
  return found;
}

/**
 * The keys to the innermost object on the way to a place that may have an annotation: not a map of names, nor data of
 * the API, nor an annotation itself. Indexes are numbers. Null where not even the root is an object.
 */
export function annotatableAt(data: unknown, path: readonly (string | number)[]): JsonPath | null {
  if (!isObject(data)) return null;
  let [value, keys]: [unknown, Keys] = [data, 'keywords'];
  let nearest: JsonPath = [];
  const way: JsonPath = [];
  for (const key of path.map(String)) {
    const inner = member(value, key);
    const isAnnotation = key === ANNOTATION && keys !== 'property names';
    if (isAnnotation || isData(key, inner, keys) || (keys === 'keywords' && OF_NAMES.has(key))) break;
    way.push(Array.isArray(value) ? Number(key) : key);
    keys = keysIn(key, keys);
    value = inner;
    if (isObject(value) && (keys === 'keywords' || keys === 'example keywords')) nearest = [...way];
  }
  return nearest;
}

function isData(key: string, value: unknown, keys: Keys): boolean {
  if (keys === 'example keywords') return key === 'value' || key === 'dataValue';
  return keys === 'keywords' && (DATA.has(key) || (key === 'examples' && Array.isArray(value)));
}

function keysIn(key: string, keys: Keys): Keys {
  if (keys === 'example names') return 'example keywords';
  return (keys === 'keywords' ? NAMED.get(key) : undefined) ?? 'keywords';
}

function nearest(place: Place, matches: (annotation: JsonObject) => boolean): JsonObject | null {
  return annotationsAlong(place).findLast(matches) ?? null;
}

/** The annotations from the root of the file down to a place. */
function annotationsAlong(place: Place): JsonObject[] {
  const keys: (string | number)[] = [];
  for (let current = place; current.parent !== null; current = current.parent) keys.push(current.key);
  const found: JsonObject[] = [];
  let value = place.file.data;
  for (let index = keys.length; ; index--) {
    const annotation = annotationOf(value);
    if (annotation !== null) found.push(annotation);
    if (index === 0) return found;
    value = member(value, keys[index - 1] ?? '');
  }
}
