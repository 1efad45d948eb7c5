import type { Description } from '../description/description.ts';
import { asObject, has, isObject, member } from '../description/json.ts';
import type { ExampleNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place, pathOf } from '../description/place.ts';
import { groupBy } from '../lib/group-by.ts';
import { append } from '../lib/lists.ts';
import { memoize } from '../lib/memoize.ts';
import { isJson } from '../text/standards/media-type.ts';
import { hasBrokenReference, sameValueSchemas } from './composition.ts';
import { describingSchemas } from './describing-schemas.ts';
import { itemSchemas } from './effective-schema.ts';

/** An example or default as a whole: of a schema, body, parameter or header. */
export interface ExampleRoot {
  readonly of: ExampleNode['of'];
  readonly place: Place;
  /** Set of `Context` bits of its schemas; 0 without one. */
  readonly contexts: number;
  /** True for a body of a JSON media type, also one without a schema. */
  readonly jsonBody: boolean;
}

/**
 * What the schemas of an object define a key of it as. `property`: one of `properties`. `data`: a key of a map, by
 * `additionalProperties` and the like. `undefined`: they have `properties` without this one. `unknown`: they have none.
 */
type KeyStanding = 'property' | 'data' | 'undefined' | 'unknown';

/** A value in an example. */
export interface ExampleValue {
  readonly value: unknown;
  readonly place: Place;
  readonly root: ExampleRoot;
  /** The object or array that holds it; null for the whole example. */
  readonly parent: ExampleValue | null;
  /** Key in an object, index in an array; null for the whole example. */
  readonly key: string | number | null;
  readonly standing: KeyStanding;
  /** The schemas that describe it, with parts and the alternatives that admit it; empty when none is known. */
  readonly schemas: readonly SchemaNode[];
}

/**
 * Every value inside the examples and defaults of a description: the whole, then what is in it, in the order in which it is
 * written. Each has the schemas that describe it. An example that several places refer to is listed once, with the schemas of all.
 *
 *   example {id: 7, tags: [a]} of {properties: {id: I}}
 *   -> {id: 7, tags: [a]}   7 by I (property)   [a] (undefined)   a (unknown)
 */
export const exampleValues: (description: Description) => readonly ExampleValue[] = memoize((description) =>
  [...examplesOf(description)].flatMap(walk),
);

function* examplesOf(description: Description): Iterable<ExampleValue> {
  const pathIn = ({ place }: ExampleNode) => `${place.file.source}\0${pathOf(place).join('\0')}`;
  const shared = groupBy(description.examples, pathIn);
  for (const [first, ...others] of shared.values()) if (first !== undefined) yield rootOf(first, others);
  for (const schema of description.schemas) {
    if (!has(schema.value, 'default')) continue;
    const place = below(schema.place, 'default');
    const { value: holder } = schema;
    yield rootOf({ value: holder.default, place, schema, of: 'schema', holder }, []);
  }
}

function rootOf(example: ExampleNode, others: readonly ExampleNode[]): ExampleValue {
  const { value, place, of } = example;
  const schemas = [example, ...others].flatMap(({ schema }) => (schema === null ? [] : [schema]));
  const contexts = schemas.reduce((bits, schema) => bits | schema.contexts, 0);
  const root: ExampleRoot = { of, place, contexts, jsonBody: of === 'body' && isUnderJson(place) };
  return { value, place, root, parent: null, key: null, standing: 'unknown', schemas: withParts(schemas, value) };
}

/** By the keys above it: an example in `content` stands below its media type, one in `components.examples` does not. */
function isUnderJson(place: Place): boolean {
  for (let current: Place | null = place; current !== null; current = current.parent) {
    if (typeof current.key === 'string' && isJson(current.key)) return true;
  }
  return false;
}

function walk(root: ExampleValue): ExampleValue[] {
  const found: ExampleValue[] = [];
  // A YAML alias can hold itself, or stand for the same value many times.
  const seen = new Set<unknown>();
  const work = [root];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    found.push(next);
    if (typeof next.value !== 'object' || next.value === null || seen.has(next.value)) continue;
    seen.add(next.value);
    append(work, membersOf(next).reverse());
  }
  return found;
}

function membersOf(parent: ExampleValue): ExampleValue[] {
  const { value, place, root } = parent;
  if (Array.isArray(value)) {
    const schemas = itemSchemas(parent.schemas);
    return value.map((item, index) => ({
      value: item,
      place: below(place, index),
      root,
      parent,
      key: index,
      standing: 'unknown',
      schemas: withParts(schemas, item),
    }));
  }
  return Object.keys(asObject(value)).map((key) => {
    const { standing, schemas } = describe(key, parent.schemas);
    const inner = member(value, key);
    return { value: inner, place: below(place, key), root, parent, key, standing, schemas: withParts(schemas, inner) };
  });
}

function describe(key: string, holders: readonly SchemaNode[]): Pick<ExampleValue, 'standing' | 'schemas'> {
  const defining = holders.filter(({ value }) => has(asObject(value.properties), key));
  if (defining.length > 0) {
    const uses = defining.flatMap((holder) => propertiesOf(holder).get(key) ?? []);
    return { standing: 'property', schemas: targets(uses) };
  }
  if (holders.some(isMap)) {
    const uses = holders.flatMap((holder) => holder.uses.filter(isMapValue));
    return { standing: 'data', schemas: targets(uses) };
  }
  const defined = holders.some(({ value }) => isObject(value.properties)) && !holders.some(hasBrokenReference);
  return { standing: defined ? 'undefined' : 'unknown', schemas: [] };
}

/** True for an object schema that constrains properties whose names it does not list. */
function isMap({ value }: SchemaNode): boolean {
  return (
    ['additionalProperties', 'unevaluatedProperties'].some(
      (keyword) => has(value, keyword) && value[keyword] !== false,
    ) ||
    has(value, 'patternProperties') ||
    has(value, 'propertyNames')
  );
}

function isMapValue({ relation }: SchemaUse): boolean {
  return relation === 'additionalProperties' || relation === 'patternProperty';
}

const propertiesOf: (holder: SchemaNode) => ReadonlyMap<string, SchemaUse> = memoize(({ uses }) => {
  const properties = uses.filter(({ relation }) => relation === 'property');
  return new Map(properties.map((use) => [String(use.key), use]));
});

function targets(uses: readonly SchemaUse[]): SchemaNode[] {
  return uses.flatMap(({ target }) => (target === null ? [] : [target]));
}

/** The schemas with their parts and the alternatives for a value; where one has a discriminator, also the schemas that extend it. */
function withParts(schemas: readonly SchemaNode[], value: unknown): readonly SchemaNode[] {
  if (schemas.length === 0) return schemas;
  const found = new Set<SchemaNode>();
  for (const schema of describingSchemas(schemas, value)) {
    found.add(schema);
    if (!isObject(schema.value.discriminator)) continue;
    for (const { relation, holder } of schema.usedBy) {
      if (relation === 'allOf' && holder !== null) for (const part of sameValueSchemas(holder)) found.add(part);
    }
  }
  return [...found];
}
