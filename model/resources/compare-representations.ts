import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { addTo } from '../lib/group-by.ts';
import { append } from '../lib/lists.ts';
import { sameValueSchemas } from '../schemas/composition.ts';
import { effectiveSchema, itemUses } from '../schemas/effective-schema.ts';
import { isReadOnlyUse, isWriteOnlyUse } from '../schemas/read-only.ts';
import { admittedTypes } from '../schemas/schema-types.ts';
import { isServerValue } from './server-set-properties.ts';

/**
 * How one schema of a resource differs from another one, by dotted names of properties (`customer.name`,
 * `lines[].price`).
 */
export interface RepresentationDifference {
  /** In the whole and not in the part. */
  readonly missing: readonly string[];
  /** In the part and not in the whole. */
  readonly extra: readonly string[];
  /** In both, and of different types. */
  readonly retyped: readonly string[];
}

/** Two schemas to compare; the names of their properties are shown after the prefix. */
interface Pair {
  readonly whole: SchemaNode;
  readonly part: SchemaNode;
  readonly prefix: string;
}

type Properties = ReadonlyMap<string, SchemaUse>;

/**
 * Compares what a client sends with what a service answers with. Properties that the service sets (readOnly, or named
 * like one) need not be sent; those that are writeOnly are never in an answer. What the schemas leave open (maps,
 * alternatives, unresolved references) is not compared.
 */
export function compareRequest(whole: SchemaNode, part: SchemaNode): RepresentationDifference {
  return compare(whole, part, isSetByServer);
}

/** Compares two answers of a service. */
export function compareResponse(whole: SchemaNode, part: SchemaNode): RepresentationDifference {
  return compare(whole, part, () => false);
}

/** True where a schema defines all properties of an object, and the service sets each of them. */
export function isAllFromServer(whole: SchemaNode): boolean {
  const properties = propertiesOf(whole);
  return properties !== null && [...properties.values()].every(isSetByServer);
}

function isSetByServer(property: SchemaUse): boolean {
  return isReadOnlyUse(property) || isServerValue(property);
}

/** Compares two schemas and the objects in them, level by level; each pair once, since schemas may be recursive. */
function compare(
  whole: SchemaNode,
  part: SchemaNode,
  mayBeMissing: (property: SchemaUse) => boolean,
): RepresentationDifference {
  const difference = { missing: [] as string[], extra: [] as string[], retyped: [] as string[] };
  const compared = new Map<SchemaNode, Set<SchemaNode>>();
  const pairs: Pair[] = [{ whole, part, prefix: '' }];
  for (const pair of pairs) {
    const [left, right] = [propertiesOf(pair.whole), propertiesOf(pair.part)];
    if (left === null || right === null || compared.get(pair.whole)?.has(pair.part) === true) continue;
    addTo(compared, pair.whole, pair.part);
    const named = (names: readonly string[]) => names.map((name) => pair.prefix + name);
    append(difference.missing, named(namesOnlyIn(left, right, mayBeMissing)));
    append(difference.extra, named(namesOnlyIn(right, left, isReadOnlyUse)));
    const shared = sharedProperties(left, right, pair.prefix);
    append(
      difference.retyped,
      shared.filter(haveOtherTypes).map(({ prefix }) => prefix),
    );
    append(pairs, shared.filter((one) => !haveOtherTypes(one)).map(objectsIn));
  }
  return difference;
}

/** The names of the properties that only one of two objects has. What is writeOnly may be missing anywhere. */
function namesOnlyIn(own: Properties, other: Properties, mayBeMissing: (property: SchemaUse) => boolean): string[] {
  return [...own].flatMap(([name, property]) =>
    other.has(name) || isWriteOnlyUse(property) || mayBeMissing(property) ? [] : [name],
  );
}

/**
 * The properties that both objects have, as far as their schemas are known; the prefix is the property's dotted name.
 */
function sharedProperties(left: Properties, right: Properties, prefix: string): Pair[] {
  return [...left].flatMap(([name, { target: whole }]) => {
    const part = right.get(name)?.target ?? null;
    return whole === null || part === null || whole === part ? [] : [{ whole, part, prefix: prefix + name }];
  });
}

/** The properties of an object; null where the schema leaves some open. */
function propertiesOf(node: SchemaNode): ReadonlyMap<string, SchemaUse> | null {
  const { properties, parts, complete } = effectiveSchema(node);
  if (!complete || properties.size === 0 || sameValueSchemas(node).length > parts.length) return null;
  return properties;
}

/** True where no value can be of both schemas: an object and an array. */
export function haveOtherTypes({ whole, part }: Pick<Pair, 'whole' | 'part'>): boolean {
  const [types, others] = [admittedTypes(whole), admittedTypes(part)];
  if (types === null || others === null || types.size === 0 || others.size === 0) return false;
  const isNumeric = (set: ReadonlySet<string>) => set.has('integer') || set.has('number');
  return ![...types].some((type) => others.has(type)) && !(isNumeric(types) && isNumeric(others));
}

/** The objects in two properties: their own, or the items of their arrays. */
function objectsIn({ whole, part, prefix }: Pair): Pair {
  const [item, other] = [itemOf(whole), itemOf(part)];
  if (item !== null && other !== null) return { whole: item, part: other, prefix: `${prefix}[].` };
  return { whole, part, prefix: `${prefix}.` };
}

function itemOf(node: SchemaNode): SchemaNode | null {
  return itemUses(effectiveSchema(node).parts)[0]?.target ?? null;
}
