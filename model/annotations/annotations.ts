import type { Description } from '../description/description.ts';
import { isObject, type JsonObject, member } from '../description/json.ts';
import { below, type Place, rootPlace, type SourceFile } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';

/** The one extension that carries what cannot be guessed; its JSON Schema is `spec/x-lintel.schema.json`. */
const ANNOTATION = 'x-lintel';

/** The annotation object of a node, when it has one of the right shape. */
export function annotationOf(value: unknown): JsonObject | null {
  const annotation = member(value, ANNOTATION);
  return isObject(annotation) ? annotation : null;
}

/**
 * The `x-lintel` object that hides a rule's findings at a place: its own or the nearest one above it in the file whose
 * `ignore` names the rule with a reason. Null when none does.
 */
export function suppression(place: Place, ruleId: string): JsonObject | null {
  return nearest(place, (annotation) => {
    const reason = member(annotation.ignore, ruleId);
    return typeof reason === 'string' && reason.trim() !== '';
  });
}

/** The same, of a place at which a description has a finding: a path item behind a `$ref` speaks for its path as well. */
export function suppressionIn(description: Description, place: Place, ruleId: string): JsonObject | null {
  // Most descriptions have no annotation at all, and many findings.
  if (annotationsOf(description).length === 0) return null;
  const behind = pathItemPlaces(description).get(place);
  return suppression(place, ruleId) ?? (behind === undefined ? null : suppression(behind, ruleId));
}

/** Every annotation in a description. */
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

/** What the annotations at or above a place say under a key: the nearest one speaks. Undefined when none does. */
export function annotated(place: Place, key: string): unknown {
  return member(
    nearest(place, (annotation) => member(annotation, key) !== undefined),
    key,
  );
}

/** An `x-lintel` value, whatever its shape, where it is written. */
export interface Annotation {
  readonly value: unknown;
  readonly place: Place;
}

/** What the keys of a map are: keywords, or names, to which each entry gives its own sense. */
type Keys = 'keywords' | 'names' | 'property names' | 'example names' | 'example keywords';

/** Maps whose keys are names, so that none of them is a keyword: a response `default`, a property `example`. */
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

/** Keywords whose values are data of the API, in which nothing is an annotation. */
const DATA: ReadonlySet<string> = new Set(['example', 'default', 'const', 'enum']);

/** Every annotation in files. Nested data costs no stack; shared data is read once. */
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

/** The annotations from the file's root down to a place. */
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
