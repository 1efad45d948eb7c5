import type { Description } from './description.ts';
import { listedValues } from './enumeration.ts';
import { has } from './json.ts';
import type { ExampleNode, SchemaNode } from './nodes.ts';
import { below, type Place, pathOf } from './place.ts';
import { pathToPointer } from './reference.ts';

/** A value that a description itself gives for a schema. */
export interface OwnValue {
  /** What a message calls it. */
  readonly kind: 'default' | 'example' | 'listed value';
  readonly value: unknown;
  readonly place: Place;
}

const examplesBySchema = new WeakMap<Description, ReadonlyMap<SchemaNode, ExampleNode[]>>();

/** The default and the examples of a schema, those of the parameter, header or body that it is the schema of included. */
export function givenValues(node: SchemaNode, description: Description): OwnValue[] {
  const examples = (examplesOf(description).get(node) ?? []).map(
    ({ value, place }): OwnValue => ({ kind: 'example', value, place }),
  );
  if (!has(node.value, 'default')) return examples;
  return [{ kind: 'default', value: node.value.default, place: below(node.place, 'default') }, ...examples];
}

/** The values that a schema lists by `enum`, `const` or an annotation, then its default and examples. */
export function ownValues(node: SchemaNode, description: Description): OwnValue[] {
  const listed = listedValues(node).map(
    ({ value, path }): OwnValue => ({ kind: 'listed value', value, place: below(node.place, ...path) }),
  );
  return [...listed, ...givenValues(node, description)];
}

/** An entry of `components.examples` that several places refer to counts for the first of their schemas. */
function examplesOf(description: Description): ReadonlyMap<SchemaNode, ExampleNode[]> {
  const known = examplesBySchema.get(description);
  if (known !== undefined) return known;
  const bySchema = new Map<SchemaNode, ExampleNode[]>();
  const seen = new Set<string>();
  for (const example of description.examples) {
    const { schema, place } = example;
    const pointer = `${place.file.source} ${pathToPointer(pathOf(place))}`;
    if (schema === null || seen.has(pointer)) continue;
    seen.add(pointer);
    const group = bySchema.get(schema);
    if (group === undefined) bySchema.set(schema, [example]);
    else group.push(example);
  }
  examplesBySchema.set(description, bySchema);
  return bySchema;
}
