import type { Description } from '../description/description.ts';
import { asArray, has, type JsonObject } from '../description/json.ts';
import { pathToPointer } from '../description/json-pointer.ts';
import type { ExampleNode, SchemaNode } from '../description/nodes.ts';
import { below, byPlace, type Place, pathOf } from '../description/place.ts';
import { groupBy } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { effectiveSchema } from './effective-schema.ts';
import { listedValues } from './listed-values.ts';

/** A value that is written in the description for a schema. */
export interface WrittenValue {
  /** What a message calls it. */
  readonly kind: 'default' | 'example' | 'listed value';
  readonly value: unknown;
  readonly place: Place;
}

const examplesByHolder: (description: Description) => ReadonlyMap<JsonObject, readonly ExampleNode[]> = memoize(
  ({ examples }) => groupBy(examples, ({ holder }) => holder),
);

/**
 * The examples of a schema, media type, parameter or header, by its raw value: in `example` or `examples`, written
 * there or referred to. Those of its schema or of what uses it are not included.
 */
export function examplesOfHolder(holder: JsonObject, description: Description): readonly ExampleNode[] {
  return examplesByHolder(description).get(holder) ?? [];
}

/**
 * The default and the examples of a schema, including those of the parameters, headers and bodies whose schema it is.
 * An entry of `components.examples` that several places refer to counts for one of their schemas, the first by place.
 */
export function defaultAndExamples(node: SchemaNode, description: Description): WrittenValue[] {
  const examples = (examplesBySchema(description).get(node) ?? []).map(
    ({ value, place }): WrittenValue => ({ kind: 'example', value, place }),
  );
  if (!has(node.value, 'default')) return examples;
  return [{ kind: 'default', value: node.value.default, place: below(node.place, 'default') }, ...examples];
}

/** The values that a schema itself lists (`listedValues`), then its default and examples (`defaultAndExamples`). */
export function writtenValues(node: SchemaNode, description: Description): WrittenValue[] {
  const listed = listedValues(node).map(
    ({ value, path }): WrittenValue => ({ kind: 'listed value', value, place: below(node.place, ...path) }),
  );
  return [...listed, ...defaultAndExamples(node, description)];
}

/** The examples that a schema and what it brings in have themselves. */
export function examplesIn(schema: SchemaNode): unknown[] {
  return effectiveSchema(schema).parts.flatMap(ownExamples);
}

/** The examples that are written at a schema itself. */
export function ownExamples({ value }: SchemaNode): unknown[] {
  return [...(has(value, 'example') ? [value.example] : []), ...asArray(value.examples)];
}

/** The same with their defaults. */
export function shownIn(schema: SchemaNode): unknown[] {
  const defaults = effectiveSchema(schema).parts.filter(({ value }) => has(value, 'default'));
  return [...examplesIn(schema), ...defaults.map(({ value }) => value.default)];
}

type ExampleOfSchema = ExampleNode & { readonly schema: SchemaNode };

function hasSchema(example: ExampleNode): example is ExampleOfSchema {
  return example.schema !== null;
}

/**
 * An entry of `components.examples` that several places refer to counts for one of their schemas, the first by place.
 */
const examplesBySchema: (description: Description) => ReadonlyMap<SchemaNode, ExampleNode[]> = memoize(
  (description) => {
    const byPointer = new Map<string, ExampleOfSchema>();
    for (const example of description.examples) {
      if (!hasSchema(example)) continue;
      const { schema, place } = example;
      const pointer = `${place.file.source} ${pathToPointer(pathOf(place))}`;
      const first = byPointer.get(pointer);
      if (first === undefined || byPlace(schema.place, first.schema.place) < 0) {
        byPointer.set(pointer, example);
      }
    }
    return groupBy(byPointer.values(), ({ schema }) => schema);
  },
);
