import { asObject, has, member, strings } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { EXTENSIONS } from '../description/schema-relations.ts';
import { memoize } from '../lib/memoize.ts';
import { ownTypes, type SchemaType } from './schema-types.ts';

/** A keyword's value, and where it is written. */
export interface Keyword {
  readonly value: unknown;
  readonly place: Place;
}

/** A schema with everything that its `allOf` and (from OpenAPI 3.1 on) a `$ref` beside other keywords bring in. */
export interface EffectiveSchema {
  /** The schema itself, then what it takes in, each once. */
  readonly parts: readonly SchemaNode[];
  readonly types: readonly SchemaType[];
  /** The properties by name; where several parts define one, the first part's. */
  readonly properties: ReadonlyMap<string, SchemaUse>;
  readonly required: ReadonlySet<string>;
  /** False when a part is a reference that leads nowhere, or there are too many: something may be missing. */
  readonly complete: boolean;
  /** The first part's value of a keyword, or undefined. */
  readonly keyword: (name: string) => Keyword | undefined;
}

/** More parts than anyone writes by hand; thousands of nested `allOf`s would cost the square of their number. */
const MOST_PARTS = 200;

/** The effective schema of a node; computed once. Circular `allOf`s end where they close, and absurdly many are cut. */
export const effectiveSchema: (node: SchemaNode) => EffectiveSchema = memoize((node) => new MergedSchema(node));

/** Most schemas are asked for one or two of these things only, so each is found out when it is asked for. */
class MergedSchema implements EffectiveSchema {
  readonly parts: readonly SchemaNode[];
  readonly types: readonly SchemaType[];
  readonly complete: boolean;
  private ownProperties: ReadonlyMap<string, SchemaUse> | null = null;
  private ownRequired: ReadonlySet<string> | null = null;

  constructor(node: SchemaNode) {
    const { parts, complete } = partsOf(node);
    this.parts = parts;
    this.complete = complete;
    this.types = typesIn(parts);
  }

  get properties(): ReadonlyMap<string, SchemaUse> {
    this.ownProperties ??= propertiesIn(this.parts);
    return this.ownProperties;
  }

  get required(): ReadonlySet<string> {
    this.ownRequired ??= new Set(this.parts.flatMap(({ value }) => strings(value.required)));
    return this.ownRequired;
  }

  readonly keyword = (name: string): Keyword | undefined => keywordIn(this.parts, name);
}

function partsOf(node: SchemaNode): Pick<EffectiveSchema, 'parts' | 'complete'> {
  if (!node.uses.some(takesIn)) return { parts: [node], complete: true };
  const parts = new Set<SchemaNode>([node]);
  let complete = true;
  for (const part of parts) {
    for (const { target } of part.uses.filter(takesIn)) {
      if (target === null || parts.size > MOST_PARTS) complete = false;
      else parts.add(target);
    }
  }
  return { parts: [...parts], complete };
}

function takesIn({ relation }: SchemaUse): boolean {
  return EXTENSIONS.has(relation);
}

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

/** The properties whose schema is `true`: they are there, but what is no object has no node. */
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

/** Named types count before inferred ones: a branch that only adds `required` does not make a string an object. */
function typesIn(parts: readonly SchemaNode[]): readonly SchemaType[] {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return ownTypes(only.value);
  const named = parts.filter(({ value }) => has(value, 'type'));
  return [...new Set((named.length > 0 ? named : parts).flatMap(({ value }) => ownTypes(value)))];
}

function keywordIn(parts: readonly SchemaNode[], name: string): Keyword | undefined {
  for (const { value, place } of parts) {
    if (has(value, name)) return { value: member(value, name), place: below(place, name) };
  }
  return undefined;
}
