import { asObject } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { hasBrokenReference } from './composition.ts';
import { effectiveSchema } from './effective-schema.ts';
import { admittedTypes } from './schema-types.ts';

/** An object that a schema admits: all of the schema, or one of its alternatives with what stands beside it. */
export interface ObjectAlternative {
  /** Where to report what the object lacks: the alternative if it has properties itself, else the schema. */
  readonly schema: SchemaNode;
  readonly parts: readonly SchemaNode[];
  readonly properties: ReadonlyMap<string, SchemaUse>;
  /** False where a reference is unresolved, so that there may be more properties. */
  readonly complete: boolean;
}

/**
 * The objects that a schema admits: two for `{properties: {a: A}, oneOf: [{properties: {b: B}}, {properties: {c:
 * C}}]}`, one with a and b, one with a and c. Empty where the schema admits no object, or any value. An alternative
 * that leads back to itself is followed once.
 */
export const objectAlternatives: (node: SchemaNode) => readonly ObjectAlternative[] = memoize((node) =>
  admittedTypes(node)?.has('object') === true ? shapesOf(node, new Set()) : [],
);

function shapesOf(node: SchemaNode, seen: Set<SchemaNode>): ObjectAlternative[] {
  seen.add(node);
  const { parts, properties, complete } = effectiveSchema(node);
  const whole: ObjectAlternative = {
    schema: node,
    parts,
    properties,
    complete: complete && !parts.some(hasBrokenReference),
  };
  const branches = parts.flatMap(({ uses }) => uses.filter(isAlternative)).flatMap(({ target }) => target ?? []);
  if (branches.length === 0) return [whole];
  return branches
    .filter((branch) => !seen.has(branch) && admittedTypes(branch)?.has('object') !== false)
    .flatMap((branch) => shapesOf(branch, seen).map((shape) => joined(whole, shape)));
}

function isAlternative({ relation }: SchemaUse): boolean {
  return relation === 'oneOf' || relation === 'anyOf';
}

function joined(whole: ObjectAlternative, branch: ObjectAlternative): ObjectAlternative {
  const parts = [...new Set([...whole.parts, ...branch.parts])];
  const ownProperties = branch.parts.some(({ value }) => Object.keys(asObject(value.properties)).length > 0);
  return {
    schema: ownProperties ? branch.schema : whole.schema,
    parts,
    properties: new Map([...branch.properties, ...whole.properties]),
    complete: whole.complete && branch.complete,
  };
}
