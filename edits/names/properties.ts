import { type Edit, rename, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { asArray, asObject, has, isObject, member } from '../../model/description/json.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { below, type Place } from '../../model/description/place.ts';
import { append } from '../../model/lib/lists.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { sameValueFamily } from '../../model/schemas/composition.ts';
import { exampleValues } from '../../model/schemas/example-values.ts';
import { propertyInExpressions } from './expressions.ts';
import { here, nameAt, type Rename } from './name-at.ts';
import { innermostSchema, textOf } from './places.ts';

const DEPENDENCIES = ['dependentRequired', 'dependencies', 'dependentSchemas'];

/** A property where it is defined, required, discriminates, and in examples, defaults and runtime expressions. */
export function namesOfProperty(edit: Rename, description: Description): Edit[] {
  const name = nameAt(edit);
  const holders = holdersOf(edit.place, name, description);
  if (holders.size === 0) return [here(edit)];
  const inSchemas = [...holders].flatMap((schema) => namesInSchema(schema, name, edit.to));
  const inExamples = (keysInExamples(description).get(name) ?? []).filter(({ schemas }) =>
    schemas.some((schema) => holders.has(schema)),
  );
  return [
    ...inSchemas,
    ...inExamples.map(({ place }) => rename(place, 'key', edit.to)),
    ...propertyInExpressions(holders, name, edit.to, description),
  ];
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
