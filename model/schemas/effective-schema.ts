import { asObject, has, strings } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below } from '../description/place.ts';
import { isExtension } from '../description/schema-relations.ts';
import { memoize } from '../lib/memoize.ts';
import { onlyAlternative } from './only-alternative.ts';

/**
 * A schema with what its `allOf` and (from OpenAPI 3.1 on) a `$ref` beside other keywords bring in: everything that
 * holds for all of its values. Null is no value here, since no-null reports it: of `anyOf: [A, {type: 'null'}]`, A
 * holds. Types and keywords of it are asked for by schema-types.ts and keywords.ts.
 */
export interface EffectiveSchema {
  /** The schema itself, then what it brings in, each once. */
  readonly parts: readonly SchemaNode[];
  /** The properties by name; where several parts define one, the first part's. */
  readonly properties: ReadonlyMap<string, SchemaUse>;
  /** The names in `required` of all parts. */
  readonly required: ReadonlySet<string>;
  /** False when a part is an unresolved reference, or there are too many: something may be missing. */
  readonly complete: boolean;
}

/** More parts than anyone writes by hand: thousands of nested `allOf`s would cost the square of their number. */
const MOST_PARTS = 200;

/**
 * The effective schema of a schema. A circular `allOf` ends where it closes; parts beyond a limit are left out. Most
 * schemas bring in nothing: of these nothing is kept but that.
 */
export function effectiveSchema(node: SchemaNode): EffectiveSchema {
  return new MergedSchema(node, partsOf(node) ?? { parts: [node], complete: true });
}

type Parts = Pick<EffectiveSchema, 'parts' | 'complete'>;

/** Properties and required names are collected when they are first asked for: for most schemas they never are. */
class MergedSchema implements EffectiveSchema {
  readonly parts: readonly SchemaNode[];
  readonly complete: boolean;
  private readonly node: SchemaNode;

  constructor(node: SchemaNode, { parts, complete }: Parts) {
    this.node = node;
    this.parts = parts;
    this.complete = complete;
  }

  get properties(): ReadonlyMap<string, SchemaUse> {
    return propertiesOf(this.node);
  }

  get required(): ReadonlySet<string> {
    return requiredOf(this.node);
  }
}

const propertiesOf = memoize((node: SchemaNode) => propertiesIn(effectiveSchema(node).parts));

const NO_NAMES: ReadonlySet<string> = new Set();

const requiredOf = memoize((node: SchemaNode): ReadonlySet<string> => {
  const names = effectiveSchema(node).parts.flatMap(({ value }) => strings(value.required));
  return names.length === 0 ? NO_NAMES : new Set(names);
});

/** Null for a schema that brings in nothing. */
const partsOf: (node: SchemaNode) => Parts | null = memoize((node) => {
  if (holding(node).length === 0) return null;
  const parts = new Set<SchemaNode>([node]);
  let complete = true;
  for (const part of parts) {
    for (const { target } of holding(part)) {
      if (target === null || parts.size > MOST_PARTS) complete = false;
      else parts.add(target);
    }
  }
  return { parts: [...parts], complete };
});

/** The uses of what holds for all values of a schema but null. */
function holding(part: SchemaNode): SchemaUse[] {
  const extended = part.uses.filter(isExtension);
  const other = onlyAlternative(part);
  return other === null ? extended : [...extended, other];
}

/**
 * The schemas that `allOf`, `$ref` and an alternative beside null bring into a schema, behind itself; none for most
 * schemas.
 */
export function broughtIn(node: SchemaNode): readonly SchemaNode[] {
  return partsOf(node)?.parts ?? NONE;
}

const NONE: readonly never[] = Object.freeze([]);

const NO_PROPERTIES: ReadonlyMap<string, SchemaUse> = new Map();

function propertiesIn(parts: readonly SchemaNode[]): ReadonlyMap<string, SchemaUse> {
  if (!parts.some(({ value }) => has(value, 'properties'))) return NO_PROPERTIES;
  const properties = new Map<string, SchemaUse>();
  for (const part of parts) {
    for (const use of [...part.uses, ...unlimitedProperties(part)]) {
      const name = String(use.key);
      if (use.relation === 'property' && !properties.has(name)) properties.set(name, use);
    }
  }
  return properties;
}

/** The properties whose schema is `true`. They are defined, though only an object has a schema node. */
function unlimitedProperties(holder: SchemaNode): SchemaUse[] {
  const properties = asObject(holder.value.properties);
  const names = Object.keys(properties).filter((name) => properties[name] === true);
  return names.map((name) => ({
    relation: 'property',
    key: name,
    place: below(holder.place, 'properties', name),
    holder,
    target: null,
  }));
}

/** Where the parts of an array's schema say which schemas its items have, by `items` or `prefixItems`. */
export function itemUses(parts: readonly SchemaNode[]): SchemaUse[] {
  return parts.flatMap(({ uses }) => (uses.length === 0 ? [] : uses.filter(({ relation }) => relation === 'items')));
}

/** The same schemas, without those of unresolved references. */
export function itemSchemas(parts: readonly SchemaNode[]): SchemaNode[] {
  return itemUses(parts).flatMap(({ target }) => target ?? []);
}

/**
 * The schemas of an array's items, those that `allOf` and references bring in included; none where it is no array, or
 * does not describe them.
 */
export function itemSchemasOf(array: SchemaNode): SchemaNode[] {
  return itemSchemas(effectiveSchema(array).parts);
}
