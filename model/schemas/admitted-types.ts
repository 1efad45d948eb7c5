import { asArray, has, type JsonObject } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { hasBrokenReference, sameValueSchemas } from './composition.ts';
import { effectiveSchema } from './effective-schema.ts';
import { enumValues, ownTypes, type SchemaType } from './schema-types.ts';

/** Alternatives inside alternatives, deeper than anyone writes by hand. */
const DEEPEST = 20;

type Types = ReadonlySet<SchemaType>;

/**
 * The types of the values that a schema admits: named, or told by keywords or listed values, the same in all of `allOf`
 * and in one of `anyOf` and `oneOf`, or of `then` and `else`. Null when the schema does not say, or when a reference in it leads nowhere.
 */
export function admittedTypes(node: SchemaNode): Types | null {
  return typesAt(node, 0);
}

/** True when all that may say of which type the values are is there, and does not say. */
export function isUntyped(node: SchemaNode): boolean {
  return admittedTypes(node) === null && !sameValueSchemas(node).some(hasBrokenReference);
}

/** Null also while a schema is being looked into, so that alternatives may lead back to it. */
const known = new WeakMap<SchemaNode, Types | null>();

/** True when all values other than null are of the type. Null is statement 2.1/no-null's own matter. */
export function admitsOnly(node: SchemaNode, type: SchemaType): boolean {
  const types = admittedTypes(node);
  return types?.has(type) === true && [...types].every((one) => one === type || one === 'null');
}

function typesAt(node: SchemaNode, depth: number): Types | null {
  const before = known.get(node);
  if (before !== undefined || depth > DEEPEST) return before ?? null;
  known.set(node, null);
  const { parts, complete } = effectiveSchema(node);
  const told = parts.flatMap((part) => [
    typesToldBy(part.value),
    alternativeTypes(part, 'anyOf', depth),
    alternativeTypes(part, 'oneOf', depth),
    conditionalTypes(part, depth),
  ]);
  const types = complete ? told.reduce(common, null) : null;
  known.set(node, types);
  return types;
}

function typesToldBy(schema: JsonObject): Types | null {
  const types = ownTypes(schema);
  if (types.length > 0) return new Set(types);
  const values = has(schema, 'type') ? null : enumValues(schema);
  return values === null || values.length === 0 ? null : new Set(values.map(typeOfValue));
}

function alternativeTypes(part: SchemaNode, keyword: 'anyOf' | 'oneOf', depth: number): Types | null {
  const branches = part.uses.filter(({ relation }) => relation === keyword);
  if (branches.length === 0 || branches.length < asArray(part.value[keyword]).length) return null;
  const types = branches.map(({ target }) => (target === null ? null : typesAt(target, depth + 1)));
  const told = types.filter((one) => one !== null);
  return told.length < types.length ? null : new Set(told.flatMap((one) => [...one]));
}

/** A value satisfies either `then` or `else`. */
function conditionalTypes(part: SchemaNode, depth: number): Types | null {
  if (!has(part.value, 'if')) return null;
  const branches = ['then', 'else'].map((keyword) => part.uses.find(({ relation }) => relation === keyword)?.target);
  const told = branches.map((branch) => (branch == null ? null : typesAt(branch, depth + 1)));
  return told.includes(null) ? null : new Set(told.flatMap((one) => [...(one ?? [])]));
}

function common(left: Types | null, right: Types | null): Types | null {
  if (left === null || right === null) return left ?? right;
  return new Set([...left].filter((type) => right.has(type) || (type === 'integer' && right.has('number'))));
}

function typeOfValue(value: unknown): SchemaType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as SchemaType;
}
