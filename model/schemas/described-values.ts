import { asObject, has, isObject, member } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { SAME_VALUE } from '../description/schema-relations.ts';
import { usedSchemas } from '../description/used-schemas.ts';
import { append } from '../lib/lists.ts';
import { memoize } from '../lib/memoize.ts';
import { hasBrokenReference, sameValueSchemas } from './composition.ts';
import { describingSchemas } from './describing-schemas.ts';
import { itemSchemas } from './effective-schema.ts';

/**
 * What the schemas of an object define a key of it as. `property`: one of `properties`. `data`: a key of a map, by
 * `additionalProperties` and the like. `undefined`: they have `properties` without this one. `unknown`: they have none.
 */
type KeyStanding = 'property' | 'data' | 'undefined' | 'unknown';

/** A value inside a JSON value: an example of a description, or a body that was sent. */
export interface DescribedValue<Root> {
  readonly value: unknown;
  /** Made anew each time that it is asked for, which takes as long as it is deep. */
  readonly place: Place;
  /** What the whole is. */
  readonly root: Root;
  /** The object or array that holds it; null for the whole. */
  readonly parent: DescribedValue<Root> | null;
  /** Key in an object, index in an array; null for the whole. */
  readonly key: string | number | null;
  readonly standing: KeyStanding;
  /** The schemas that describe it, with parts and the alternatives that admit it; empty when none is known. */
  readonly schemas: readonly SchemaNode[];
}

/** A value as a whole, with the schemas that are known of it. */
export function wholeValue<Root>(
  value: unknown,
  place: Place,
  root: Root,
  schemas: readonly SchemaNode[],
): DescribedValue<Root> {
  return { value, place, root, parent: null, key: null, standing: 'unknown', schemas: withParts(schemas, value) };
}

/** A value, then all that is in it, in the order in which it is written. */
export function valuesWithin<Root>(root: DescribedValue<Root>): DescribedValue<Root>[] {
  const found: DescribedValue<Root>[] = [];
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

/** The values that an object or a list has, in their order. */
export function membersOf<Root>(parent: DescribedValue<Root>): DescribedValue<Root>[] {
  const { value } = parent;
  if (Array.isArray(value)) {
    const { standing, schemas } = describeItem(parent.schemas);
    return value.map((item, index) => new InnerValue(item, parent, index, standing, withParts(schemas, item)));
  }
  return Object.keys(asObject(value)).map((key) => {
    const { standing, schemas } = describeMember(key, parent.schemas);
    const inner = member(value, key);
    return new InnerValue(inner, parent, key, standing, withParts(schemas, inner));
  });
}

/** A value in another one. Of most, nobody asks for the place. */
class InnerValue<Root> implements DescribedValue<Root> {
  constructor(
    readonly value: unknown,
    readonly parent: DescribedValue<Root>,
    readonly key: string | number,
    readonly standing: KeyStanding,
    readonly schemas: readonly SchemaNode[],
  ) {}

  get root(): Root {
    return this.whole.root;
  }

  get place(): Place {
    const keys: (string | number)[] = [];
    for (let value: DescribedValue<Root> = this; value.parent !== null; value = value.parent)
      keys.push(value.key ?? '');
    return below(this.whole.place, ...keys.reverse());
  }

  /** Values can be nested more deeply than calls. */
  private get whole(): DescribedValue<Root> {
    let value: DescribedValue<Root> = this.parent;
    while (value.parent !== null) value = value.parent;
    return value;
  }
}

/** What the schemas of an object or a list say of what is in it, before the value is known (`withParts`). */
export type Described = Pick<DescribedValue<unknown>, 'standing' | 'schemas'>;

/** The same for the items of a list. */
export function describeItem(holders: readonly SchemaNode[]): Described {
  return { standing: 'unknown', schemas: itemSchemas(holders) };
}

/** The same for a member of an object. */
export function describeMember(key: string, holders: readonly SchemaNode[]): Described {
  if (holders.length === 0) return NOT_DESCRIBED;
  const defining = holders.filter(({ value }) => has(asObject(value.properties), key));
  if (defining.length > 0) {
    const uses = defining.flatMap((holder) => propertiesOf(holder).get(key) ?? []);
    return { standing: 'property', schemas: usedSchemas(uses) };
  }
  if (holders.some(isMap)) {
    const uses = holders.flatMap((holder) => holder.uses.filter(isMapValue));
    return { standing: 'data', schemas: usedSchemas(uses) };
  }
  const defined = holders.some(({ value }) => isObject(value.properties)) && !holders.some(hasBrokenReference);
  return { standing: defined ? 'undefined' : 'unknown', schemas: [] };
}

const NOT_DESCRIBED: Described = { standing: 'unknown', schemas: [] };

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

/**
 * The schemas with their parts and the alternatives for a value; where one has a discriminator, also the schemas that
 * extend it.
 */
export function withParts(schemas: readonly SchemaNode[], value: unknown): readonly SchemaNode[] {
  if (schemas.length === 0) return schemas;
  const found = new Set<SchemaNode>();
  for (const schema of describingSchemas(schemas, value)) {
    found.add(schema);
    if (!isObject(schema.value.discriminator)) continue;
    for (const { relation, holder } of schema.usedBy) {
      if (relation === 'allOf' && holder !== null) for (const part of sameValueSchemas(holder)) found.add(part);
    }
  }
  return shared([...found]);
}

/** So many different lists that begin with one schema are compared. */
const MOST_COMPARED = 16;

/** Lists of schemas that are kept, by their first one. */
const listsFrom: (first: SchemaNode) => (readonly SchemaNode[])[] = memoize(() => []);

/** The same list for the same schemas: most values are described by what describes many others. */
function shared(schemas: readonly SchemaNode[]): readonly SchemaNode[] {
  const [first] = schemas;
  if (first === undefined) return schemas;
  const known = listsFrom(first);
  const same = known.find((one) => one.length === schemas.length && one.every((schema, at) => schema === schemas[at]));
  if (same !== undefined) return same;
  if (known.length < MOST_COMPARED) known.push(schemas);
  return schemas;
}

/** True for schemas with alternatives: which of them describe a value shows in the value alone. */
export function dependsOnValue(schemas: readonly SchemaNode[]): boolean {
  const found = new Set(schemas);
  for (const { uses } of found) {
    if (uses.some(({ relation }) => relation === 'anyOf' || relation === 'oneOf')) return true;
    for (const { relation, target } of uses) if (SAME_VALUE.has(relation) && target !== null) found.add(target);
  }
  return false;
}
