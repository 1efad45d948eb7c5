import { type Edit, rename, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { asArray, asObject, has, isObject, member } from '../../model/description/json.ts';
import type { MediaTypeNode, SchemaNode } from '../../model/description/nodes.ts';
import { below, type Place } from '../../model/description/place.ts';
import { PlaceIndex } from '../../model/description/place-index.ts';
import { groupBy } from '../../model/lib/group-by.ts';
import { append } from '../../model/lib/lists.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { compatibleSchemas } from '../../model/schemas/composition.ts';
import { effectiveSchema } from '../../model/schemas/effective-schema.ts';
import { type ExampleValue, exampleValues } from '../../model/schemas/example-values.ts';
import { admittedTypes, typeNamesOf } from '../../model/schemas/schema-types.ts';
import { propertyInExpressions } from './expressions.ts';
import { here, nameAt, type Rename } from './name-at.ts';
import { innermostSchema } from './places.ts';
import { propertyInPointers } from './pointers.ts';
import { propertyInQueries } from './queries.ts';
import type { RenamedProperty } from './renamed-property.ts';

const DEPENDENCIES = ['dependentRequired', 'dependencies', 'dependentSchemas'];

/**
 * A property where it is defined, required, discriminates, is encoded, and in examples, defaults, expressions, pointers
 * and queries.
 */
export function namesOfProperty(edit: Rename, description: Description): Edit[] {
  const name = nameAt(edit);
  const holders = holdersOf(edit.place, name, description);
  if (holders.size === 0) return [here(edit)];
  const renamed: RenamedProperty = { holders, name, to: edit.to };
  const inSchemas = [...holders].flatMap((schema) => namesInSchema(schema, name, edit.to));
  const owners = new Set([...holders].filter((schema) => defines(schema, name)));
  const inExamples = (keysInExamples(description).get(name) ?? []).filter((key) =>
    isNamed(key, name, owners.size === 0 ? holders : owners),
  );
  return [
    ...inSchemas,
    ...inEncoding(renamed, description),
    ...inExamples.map(({ place }) => rename(place, 'key', edit.to)),
    ...propertyInExpressions(renamed, description),
    ...propertyInPointers(renamed, description),
    ...propertyInQueries(renamed, description),
  ];
}

function defines({ value }: SchemaNode, name: string): boolean {
  return isObject(value.properties) && has(value.properties, name);
}

/**
 * True for a key of an object that owners of the name describe. Where others that have the name may do so as well, the
 * value decides.
 */
function isNamed(shown: ExampleValue, name: string, owners: ReadonlySet<SchemaNode>): boolean {
  const schemas = schemasOfObject(shown);
  const [own, others] = [schemas.filter((one) => owners.has(one)), schemas.filter((one) => !owners.has(one))];
  const mayBeOf = (schema: SchemaNode) => admitsAsProperty(schema, name, shown.value);
  const rivals = others.filter((one) => defines(one, name));
  return own.length > 0 && (rivals.length === 0 || own.some(mayBeOf) || !rivals.some(mayBeOf));
}

/** True where a value may be that of a schema's property, by its type. */
function admitsAsProperty({ uses }: SchemaNode, name: string, value: unknown): boolean {
  const targets = uses.flatMap(({ relation, key, target }) =>
    relation === 'property' && key === name ? [target] : [],
  );
  return targets.some((target) => {
    const types = target === null ? null : admittedTypes(target);
    return types === null || typeNamesOf(value).some((type) => types.has(type));
  });
}

const withEncoding: (description: Description) => readonly MediaTypeNode[] = memoize(({ mediaTypes }) =>
  mediaTypes.filter(({ value }) => isObject(value.encoding)),
);

/** Encodings of parts of a form or of multipart are named by the properties. */
function inEncoding({ holders, name, to }: RenamedProperty, description: Description): Edit[] {
  return withEncoding(description).flatMap(({ value, place, schema }) => {
    if (!isObject(value.encoding) || !has(value.encoding, name)) return [];
    const parts = schema?.target == null ? [] : effectiveSchema(schema.target).parts;
    return parts.some((part) => holders.has(part)) ? [rename(below(place, 'encoding', name), 'key', to)] : [];
  });
}

/**
 * The schemas that have the same property: those that describe one object together with the one at the place, and with
 * all that name it. An alternative that has a property of the same name has another one, unless what holds for both
 * alternatives names it.
 */
function holdersOf(place: Place, name: string, description: Description): Set<SchemaNode> {
  const found = new Set(schemasAround(place, description).flatMap(compatibleSchemas));
  for (const schema of found) {
    if (namesInSchema(schema, name, name).length === 0) continue;
    for (const other of compatibleSchemas(schema)) found.add(other);
  }
  return found;
}

/** The innermost schema that a place is inside of; of a key in an example, the schemas that describe the object. */
function schemasAround(place: Place, description: Description): readonly SchemaNode[] {
  const [inExample] = keysAt(description).at(place);
  return inExample === undefined ? innermostSchema(place, description) : schemasOfObject(inExample);
}

/** The members of objects in examples. */
const membersInExamples: (description: Description) => readonly ExampleValue[] = memoize((description) =>
  exampleValues(description).filter(({ key }) => typeof key === 'string'),
);

const keysInExamples: (description: Description) => ReadonlyMap<string, readonly ExampleValue[]> = memoize(
  (description) => groupBy(membersInExamples(description), ({ key }) => String(key)),
);

const keysAt: (description: Description) => PlaceIndex<ExampleValue> = memoize((description) => {
  const index = new PlaceIndex<ExampleValue>();
  for (const shown of membersInExamples(description)) index.add(shown.place, shown);
  return index;
});

/** Those that describe the object that has a member. */
function schemasOfObject({ parent }: ExampleValue): readonly SchemaNode[] {
  return parent?.schemas ?? [];
}

function namesInSchema({ value, place }: SchemaNode, name: string, to: string): Edit[] {
  const edits: Edit[] = [];
  if (isObject(value.properties) && has(value.properties, name))
    edits.push(rename(below(place, 'properties', name), 'key', to));
  append(edits, itemsNamed(value.required, below(place, 'required'), name, to));
  if (member(value.discriminator, 'propertyName') === name)
    edits.push(set(below(place, 'discriminator', 'propertyName'), to));
  for (const keyword of DEPENDENCIES) {
    for (const [key, names] of Object.entries(asObject(value[keyword]))) {
      if (key === name) edits.push(rename(below(place, keyword, key), 'key', to));
      append(edits, itemsNamed(names, below(place, keyword, key), name, to));
    }
  }
  return edits;
}

function itemsNamed(names: unknown, place: Place, name: string, to: string): Edit[] {
  return asArray(names).flatMap((one, index) => (one === name ? [set(below(place, index), to)] : []));
}
