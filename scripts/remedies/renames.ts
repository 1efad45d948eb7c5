import { valueAt } from '../../framework/remedied.ts';
import { type Edit, rename, renamesKey, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { asArray, asObject, has, isObject, type JsonObject, member } from '../../model/description/json.ts';
import { escapeToken } from '../../model/description/json-pointer.ts';
import type { ParameterNode, PathItemNode, SchemaNode } from '../../model/description/nodes.ts';
import { below, type Place, pathOf, rootPlace } from '../../model/description/place.ts';
import { groupBy } from '../../model/lib/group-by.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { sameValueFamily } from '../../model/schemas/composition.ts';
import { type ExampleValue, exampleValues } from '../../model/schemas/example-values.ts';
import { listedValues } from '../../model/schemas/listed-values.ts';

type Rename = Extract<Edit, { edit: 'rename' }>;

/** The edits with all that names the same things: renames of keys only, and values that are written. */
export function withAllNames(edits: readonly Edit[], description: Description): Edit[] {
  return edits.flatMap((edit) => (edit.edit === 'rename' ? allNames(edit, description) : [edit]));
}

function allNames(edit: Rename, description: Description): Edit[] {
  switch (edit.of) {
    case 'property':
      return namesOfProperty(edit, description);
    case 'parameter':
      return namesOfParameter(edit, description);
    case 'component':
      return [here(edit), ...references(edit.place, edit.to, description)];
    case 'path':
      return namesOfPath(edit, description);
    case 'value':
      return namesOfValue(edit, description);
    default:
      return [here(edit)];
  }
}

/** The name where it is written: a key, or a value. */
function here(edit: Rename): Edit {
  const { place, to } = edit;
  return renamesKey(edit) ? rename(place, 'key', to) : set(place, to);
}

/* ---- properties */

const DEPENDENCIES = ['dependentRequired', 'dependencies', 'dependentSchemas'];

function namesOfProperty(edit: Rename, description: Description): Edit[] {
  const name = nameAt(edit);
  const holders = holdersOf(edit.place, name, description);
  if (holders.size === 0) return [here(edit)];
  const inSchemas = [...holders].flatMap((schema) => namesInSchema(schema, name, edit.to));
  const inExamples = (keysInExamples(description).get(name) ?? []).filter(({ schemas }) =>
    schemas.some((schema) => holders.has(schema)),
  );
  return [...inSchemas, ...inExamples.map(({ place }) => rename(place, 'key', edit.to))];
}

function nameAt(edit: Rename): string {
  return String(renamesKey(edit) ? edit.place.key : valueAt(edit.place));
}

/** The schemas of the same property: the family of the one at the place, and those of all that define it. */
function holdersOf(place: Place, name: string, description: Description): Set<SchemaNode> {
  const found = new Set(schemasAround(place, name, description).flatMap(sameValueFamily));
  for (const schema of found) {
    if (!isObject(schema.value.properties) || !has(schema.value.properties, name)) continue;
    for (const other of sameValueFamily(schema)) found.add(other);
  }
  return found;
}

/** The innermost schema that a place is inside of; of a key in an example, the schemas that describe the object. */
function schemasAround(place: Place, name: string, description: Description): readonly SchemaNode[] {
  const inExample = keysInExamples(description)
    .get(name)
    ?.find((one) => textOf(one.place) === textOf(place));
  if (inExample !== undefined) return inExample.schemas;
  return innermostSchema(place, description);
}

function innermostSchema(place: Place, description: Description): readonly SchemaNode[] {
  const schemas = schemasByPlace(description);
  for (let current = place.parent; current !== null; current = current.parent) {
    const schema = schemas.get(textOf(current));
    if (schema !== undefined) return [schema];
  }
  return [];
}

const schemasByPlace: (description: Description) => ReadonlyMap<string, SchemaNode> = memoize(
  ({ schemas }) => new Map(schemas.map((schema) => [textOf(schema.place), schema])),
);

interface KeyInExample {
  readonly place: Place;
  /** Those that describe the object. */
  readonly schemas: readonly SchemaNode[];
}

const keysInExamples: (description: Description) => ReadonlyMap<string, readonly KeyInExample[]> = memoize(
  (description) => {
    const byName = new Map<string, KeyInExample[]>();
    for (const { key, place, parent } of exampleValues(description)) {
      if (typeof key !== 'string' || parent === null) continue;
      const known = byName.get(key) ?? [];
      byName.set(key, known);
      known.push({ place, schemas: parent.schemas });
    }
    return byName;
  },
);

function namesInSchema({ value, place }: SchemaNode, name: string, to: string): Edit[] {
  const edits: Edit[] = [];
  if (isObject(value.properties) && has(value.properties, name))
    edits.push(rename(below(place, 'properties', name), 'key', to));
  edits.push(...itemsNamed(value.required, below(place, 'required'), name, to));
  if (member(value.discriminator, 'propertyName') === name)
    edits.push(set(below(place, 'discriminator', 'propertyName'), to));
  for (const keyword of DEPENDENCIES) {
    for (const [key, names] of Object.entries(asObject(value[keyword]))) {
      if (key === name) edits.push(rename(below(place, keyword, key), 'key', to));
      edits.push(...itemsNamed(names, below(place, keyword, key), name, to));
    }
  }
  return edits;
}

function itemsNamed(names: unknown, place: Place, name: string, to: string): Edit[] {
  return asArray(names).flatMap((one, index) => (one === name ? [set(below(place, index), to)] : []));
}

/* ---- parameters */

function namesOfParameter(edit: Rename, description: Description): Edit[] {
  const name = String(valueAt(edit.place));
  const first = description.parameters.find(({ place }) => textOf(below(place, 'name')) === textOf(edit.place));
  if (first?.location !== 'path') return [here(edit)];
  const { parameters, pathItems } = sameParameters(first, name, description);
  const keys = [...description.paths, ...description.webhooks].filter(
    ({ key, node }) => node !== null && pathItems.has(node) && key.includes(`{${name}}`),
  );
  return [
    ...[...parameters].map((node) => set(below(node.place, 'name'), edit.to)),
    ...keys.map(({ place, key }) => rename(place, 'key', key.replaceAll(`{${name}}`, `{${edit.to}}`))),
  ];
}

/** The path parameters of one name that stand for the same braces: those of the operations of a path, and of all paths that have them. */
function sameParameters(first: ParameterNode, name: string, { pathItems }: Description) {
  const parameters = new Set([first]);
  const found = new Set<PathItemNode>();
  const ownOf = (item: PathItemNode) =>
    [...item.parameters, ...item.operations.flatMap((operation) => operation.parameters)].flatMap(({ node }) =>
      node !== null && node.name === name && node.location === 'path' ? [node] : [],
    );
  for (let before = -1; before !== parameters.size; ) {
    before = parameters.size;
    for (const item of pathItems) {
      const own = ownOf(item);
      if (!own.some((node) => parameters.has(node))) continue;
      found.add(item);
      for (const node of own) parameters.add(node);
    }
  }
  return { parameters, pathItems: found };
}

/* ---- paths */

/**
 * The path, and all others that have the renamed segments at the same place: of `/order_items/{id}`, which is to be
 * `/order-items/{id}`, also `/order_items` and `/order_items/{itemId}/notes`.
 */
function namesOfPath({ place, to }: Rename, description: Description): Edit[] {
  const before = segmentsOf(String(place.key));
  const after = segmentsOf(to);
  const keys = description.paths
    .map((use) => use.place)
    .filter(({ parent }) => textOf(parent) === textOf(place.parent));
  return keys.flatMap((other) => {
    const segments = segmentsOf(String(other.key));
    const renamed = before.length === after.length ? segmentsRenamed(segments, before, after) : [];
    const key = textOf(other) === textOf(place) ? to : renamed.length === 0 ? String(other.key) : renamed.join('/');
    return key === other.key ? [] : [here(rename(other, 'key', key) as Rename), ...references(other, key, description)];
  });
}

function segmentsOf(path: string): string[] {
  return path.split('/');
}

/** The segments, of which those that share all before them with the old path are as in the new one. */
function segmentsRenamed(segments: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const shared = segments.findIndex((segment, index) => unnamed(segment) !== unnamed(before[index] ?? ''));
  return segments.map((segment, index) =>
    (shared === -1 || index < shared) && before[index] !== after[index] ? (after[index] ?? segment) : segment,
  );
}

/** A segment without the names of its parameters, which tell no paths apart. */
function unnamed(segment: string): string {
  return segment.replaceAll(/\{[^{}]*\}/g, '{}');
}

/* ---- values */

/** The value where it is listed, and in the defaults, examples and mappings of discriminators that the list is for. */
function namesOfValue({ place, to }: Rename, description: Description): Edit[] {
  const value = valueAt(place);
  const schemas = new Set(innermostSchema(place, description).flatMap(sameValueFamily));
  const listed = [...schemas].flatMap((schema) =>
    listedValues(schema).flatMap((one) => (one.value === value ? [set(below(schema.place, ...one.path), to)] : [])),
  );
  const shown = (valuesInExamples(description).get(value) ?? [])
    .filter((one) => one.schemas.some((schema) => schemas.has(schema)))
    .map((one) => set(one.place, to));
  const mapped = [...schemas].flatMap((schema) => mappingsOf(schema, String(value)).map((at) => rename(at, 'key', to)));
  return uniqueEdits([set(place, to), ...listed, ...shown, ...mapped]);
}

/** The keys of discriminators' mappings that name a value of a property. */
function mappingsOf({ usedBy }: SchemaNode, value: string): Place[] {
  return usedBy.flatMap(({ relation, key, holder }) => {
    if (relation !== 'property' || holder === null) return [];
    return sameValueFamily(holder)
      .filter(({ value: { discriminator } }) => member(discriminator, 'propertyName') === key)
      .filter(({ value: { discriminator } }) => has(asObject(member(discriminator, 'mapping')), value))
      .map(({ place }) => below(place, 'discriminator', 'mapping', value));
  });
}

const valuesInExamples: (description: Description) => ReadonlyMap<unknown, readonly ExampleValue[]> = memoize(
  (description) => groupBy(exampleValues(description), ({ value }) => value),
);

function uniqueEdits(edits: readonly Edit[]): Edit[] {
  return [...new Map(edits.map((edit) => [textOf(edit.place), edit])).values()];
}

/* ---- components */

function references(place: Place, to: string, description: Description): Edit[] {
  const pointer = `#/${pathOf(place)
    .map((key) => escapeToken(String(key)))
    .join('/')}`;
  const renamed = `${pointer.slice(0, pointer.lastIndexOf('/') + 1)}${escapeToken(to)}`;
  return allReferences(description).flatMap(({ at, reference }) =>
    at.file === place.file && (reference === pointer || reference.startsWith(`${pointer}/`))
      ? [set(at, renamed + reference.slice(pointer.length))]
      : [],
  );
}

const allReferences: (description: Description) => readonly { readonly at: Place; readonly reference: string }[] =
  memoize((description) => {
    const found: { at: Place; reference: string }[] = [];
    for (const file of description.files)
      eachReference(file.data, rootPlace(file), (at, reference) => found.push({ at, reference }));
    return found;
  });

function eachReference(value: unknown, place: Place, found: (place: Place, reference: string) => void): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) eachReference(item, below(place, index), found);
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value as JsonObject)) {
      if ((key === '$ref' || key === 'operationRef') && typeof item === 'string') found(below(place, key), item);
      else eachReference(item, below(place, key), found);
    }
  }
}

function textOf(place: Place | null): string {
  if (place === null) return '';
  return [place.file.source, ...pathOf(place)].join('\0');
}
