import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { addTo } from '../lib/group-by.ts';
import { sameValueSchemas } from '../schemas/composition.ts';
import { effectiveSchema, itemUses } from '../schemas/effective-schema.ts';
import { isReadOnlyUse, isWriteOnlyUse } from '../schemas/read-only.ts';
import { admittedTypes } from '../schemas/schema-types.ts';
import { isServerValue } from './server-set-properties.ts';

/** How one schema of a resource differs from another one, by dotted names of properties. */
export interface Gap {
  /** In the whole and not in the part. */
  readonly missing: readonly string[];
  /** In the part and not in the whole. */
  readonly extra: readonly string[];
  /** Of another type. */
  readonly unlike: readonly string[];
}

interface Pair {
  readonly whole: SchemaNode;
  readonly part: SchemaNode;
  readonly prefix: string;
}

/**
 * Compares what a client sends with what a service answers with. Properties that only the service sets, which are readOnly
 * or called so, need not be sent; those that are writeOnly are never answered with. What the schemas do not tell (maps,
 * alternatives, references that lead nowhere) is passed over.
 */
export function gapOfRequest(whole: SchemaNode, part: SchemaNode): Gap {
  return gapOf(whole, part, (property) => isReadOnlyUse(property) || isServerValue(property));
}

/** Compares two answers of a service. */
export function gapOfResponse(whole: SchemaNode, part: SchemaNode): Gap {
  return gapOf(whole, part, () => false);
}

/** True where a schema tells all properties of an object, and a service sets each of them. */
export function isAllFromServer(whole: SchemaNode): boolean {
  const properties = propertiesOf(whole);
  return properties !== null && [...properties.values()].every((one) => isReadOnlyUse(one) || isServerValue(one));
}

function gapOf(whole: SchemaNode, part: SchemaNode, maySkip: (property: SchemaUse) => boolean): Gap {
  const gap = { missing: [] as string[], extra: [] as string[], unlike: [] as string[] };
  const seen = new Map<SchemaNode, Set<SchemaNode>>();
  const pairs: Pair[] = [{ whole, part, prefix: '' }];
  for (const pair of pairs) {
    if (pair.whole === pair.part || seen.get(pair.whole)?.has(pair.part) === true) continue;
    addTo(seen, pair.whole, pair.part);
    const left = propertiesOf(pair.whole);
    const right = propertiesOf(pair.part);
    if (left === null || right === null) continue;
    for (const [name, property] of left) {
      const other = right.get(name);
      const shown = pair.prefix + name;
      if (other === undefined) {
        if (!isWriteOnlyUse(property) && !maySkip(property)) gap.missing.push(shown);
      } else if (areUnlike(property.target, other.target)) gap.unlike.push(shown);
      else pairs.push(...below(property.target, other.target, shown));
    }
    for (const [name, property] of right) {
      if (!left.has(name) && !isWriteOnlyUse(property) && !isReadOnlyUse(property)) gap.extra.push(pair.prefix + name);
    }
  }
  return gap;
}

/** The properties of an object; null where the schema does not tell them all. */
function propertiesOf(node: SchemaNode): ReadonlyMap<string, SchemaUse> | null {
  const { properties, parts, complete } = effectiveSchema(node);
  if (!complete || properties.size === 0 || sameValueSchemas(node).length > parts.length) return null;
  return properties;
}

function areUnlike(left: SchemaNode | null, right: SchemaNode | null): boolean {
  const types = left === null ? null : admittedTypes(left);
  const others = right === null ? null : admittedTypes(right);
  if (types === null || others === null || types.size === 0 || others.size === 0) return false;
  const numeric = (set: ReadonlySet<string>) => set.has('integer') || set.has('number');
  return ![...types].some((type) => others.has(type)) && !(numeric(types) && numeric(others));
}

/** The pairs inside two properties: their objects, or the items of their arrays. */
function below(left: SchemaNode | null, right: SchemaNode | null, name: string): Pair[] {
  if (left === null || right === null || left === right) return [];
  const [item, other] = [itemOf(left), itemOf(right)];
  if (item !== null && other !== null) return [{ whole: item, part: other, prefix: `${name}[].` }];
  return [{ whole: left, part: right, prefix: `${name}.` }];
}

function itemOf(node: SchemaNode): SchemaNode | null {
  return itemUses(effectiveSchema(node).parts)[0]?.target ?? null;
}
