import type { Description } from '../description/description.ts';
import { asArray, has, type JsonObject, member } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { describesValue } from '../description/schema-contexts.ts';
import { memoize, memoizeText } from '../lib/memoize.ts';
import { hasBrokenReference, sameValueSchemas, withEnclosingSchemas } from './composition.ts';
import { effectiveSchema } from './effective-schema.ts';
import { documentedValues, enumValues } from './listed-values.ts';

/*
 * The types of a schema. `typesOf` is for rules about schemas of a type; `admittedTypes` for rules about values: what a
 * body, parameter or property may be.
 *
 *                                                          ownTypes    composedTypes   typesOf     admittedTypes
 *   {type: string}                                         string      string          string      string
 *   {pattern: ^a}                                          string      string          string      string
 *   {allOf: [{$ref: Text}]}, Text: {type: string}          none        string          string      string
 *   the branch of {type: string, allOf: [{minLength: 1}]}  string      string          string      string
 *   the branch of {type: string, allOf: [{title: T}]}      none        none            string      null
 *   {oneOf: [{type: string}, {type: integer}]}             none        none            none        string, integer
 *   {allOf: [{type: [string, 'null']}, {type: string}]}    none        string, null    string,null string
 */

export const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const;
export type SchemaType = (typeof TYPES)[number];

/** Keywords that apply to values of one type only, in the order in which they decide. */
const KEYWORDS_OF_TYPES: readonly (readonly [SchemaType, readonly string[]])[] = [
  ['object', ['properties', 'additionalProperties', 'patternProperties', 'required', 'propertyNames']],
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['pattern', 'minLength', 'maxLength']],
];

const SINGLE: ReadonlyMap<string, readonly SchemaType[]> = new Map(TYPES.map((type) => [type, [type]]));

/**
 * The types that a schema itself names by `type` (a word, or from OpenAPI 3.1 on a list) or, without one, by keywords
 * that only one type has, or by listing strings. Empty when it names none.
 */
export function ownTypes(schema: JsonObject): readonly SchemaType[] {
  const { type } = schema;
  if (typeof type === 'string') return SINGLE.get(type) ?? NONE;
  if (type !== undefined) return shared(TYPES.filter((known) => type === known || asArray(type).includes(known)));
  const ofType = KEYWORDS_OF_TYPES.find(([, keywords]) => keywords.some((keyword) => has(schema, keyword)));
  if (ofType !== undefined) return shared([ofType[0]]);
  const values = enumValues(schema) ?? documentedValues(schema)?.values ?? NONE;
  return shared(values.length > 0 && values.every(isText) ? ['string'] : []);
}

const NONE: readonly never[] = Object.freeze([]);

/** The same list for the same types in the same order. */
const listNamed: (types: string) => readonly SchemaType[] = memoizeText((types) =>
  types === '' ? NONE : (types.split(' ') as SchemaType[]),
);

function shared(types: readonly SchemaType[]): readonly SchemaType[] {
  return listNamed(types.join(' '));
}

/** `x-ms-enum` and its like put each value into an object, beside its description. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof member(value, 'value') === 'string';
}

/**
 * The types that a schema names, itself or by what `allOf` and `$ref` bring in. Types in `type` count before inferred
 * ones: a branch that only adds `required` does not make a string an object.
 */
export const composedTypes: (node: SchemaNode) => readonly SchemaType[] = memoize((node) => {
  const { parts } = effectiveSchema(node);
  if (parts.length === 1) return ownTypes(node.value);
  const named = parts.filter(({ value }) => has(value, 'type'));
  return shared([...new Set((named.length > 0 ? named : parts).flatMap(({ value }) => ownTypes(value)))]);
});

/** The same; and for a branch without `type` the types of the schema that it is written into. */
export const typesOf: (node: SchemaNode) => readonly SchemaType[] = memoize((node) => {
  for (const schema of withEnclosingSchemas(node)) {
    const types = composedTypes(schema);
    if (types.length > 0 && effectiveSchema(schema).parts.some(({ value }) => has(value, 'type'))) return types;
  }
  return composedTypes(node);
});

/** The type of a schema that admits numbers and no strings; null for others. */
export function numericTypeOf(schema: SchemaNode): 'integer' | 'number' | null {
  const types = typesOf(schema);
  if (types.includes('string')) return null;
  return (['integer', 'number'] as const).find((type) => types.includes(type)) ?? null;
}

/** All schemas that describe values of a type, including those that only add to another schema. */
export function schemasOfType(description: Description, type: SchemaType): readonly SchemaNode[] {
  return schemasByType(description)(type);
}

const schemasByType = memoize(({ schemas }: Description) =>
  memoizeText((type) => schemas.filter((node) => describesValue(node) && typesOf(node).includes(type as SchemaType))),
);

type Types = ReadonlySet<SchemaType>;

/**
 * The types of the values that a schema admits: what all of `allOf` and one of `anyOf` and `oneOf`, or of `then` and
 * `else`, have in common, by `type`, keywords or listed values. Null when the schema admits any, or refers to nothing.
 */
export const admittedTypes: (node: SchemaNode) => Types | null = memoize((node) => {
  pending.add(node);
  const { parts, complete } = effectiveSchema(node);
  const constraints = parts.flatMap((part) => [
    typesByKeywords(part.value),
    alternativeTypes(part, 'anyOf'),
    alternativeTypes(part, 'oneOf'),
    conditionalTypes(part),
  ]);
  pending.delete(node);
  const types = complete ? constraints.reduce(common, null) : null;
  return types === null ? null : setNamed([...types].join(' '));
});

/** The same set for the same types in the same order. */
const setNamed: (types: string) => Types = memoizeText((types) => new Set(listNamed(types)));

/** The schemas for which `admittedTypes` is under way, each inside an alternative of the one before. */
const pending = new Set<SchemaNode>();

/** Alternatives inside alternatives, deeper than anyone writes by hand. */
const DEEPEST = 20;

/** Null also for an alternative that leads back to a schema around it. */
function typesOfAlternative(node: SchemaNode | null | undefined): Types | null {
  return node == null || pending.has(node) || pending.size > DEEPEST ? null : admittedTypes(node);
}

/** True if every reference resolves and none of the subschemas names a type. */
export function isUntyped(node: SchemaNode): boolean {
  return admittedTypes(node) === null && !sameValueSchemas(node).some(hasBrokenReference);
}

/** True when all values other than null are of the type; null is reported by no-null. */
export function admitsOnly(node: SchemaNode, type: SchemaType): boolean {
  const types = admittedTypes(node);
  return types?.has(type) === true && [...types].every((one) => one === type || one === 'null');
}

function typesByKeywords(schema: JsonObject): Types | null {
  const types = ownTypes(schema);
  if (types.length > 0) return new Set(types);
  const values = has(schema, 'type') ? null : enumValues(schema);
  return values === null || values.length === 0 ? null : new Set(values.map(typeOfValue));
}

function alternativeTypes(part: SchemaNode, keyword: 'anyOf' | 'oneOf'): Types | null {
  const branches = part.uses.filter(({ relation }) => relation === keyword);
  if (branches.length === 0 || branches.length < asArray(part.value[keyword]).length) return null;
  return union(branches.map(({ target }) => typesOfAlternative(target)));
}

/** A value satisfies either `then` or `else`. */
function conditionalTypes(part: SchemaNode): Types | null {
  if (!has(part.value, 'if')) return null;
  const branches = ['then', 'else'].map((keyword) => part.uses.find(({ relation }) => relation === keyword)?.target);
  return union(branches.map(typesOfAlternative));
}

function union(types: readonly (Types | null)[]): Types | null {
  const known = types.filter((one) => one !== null);
  return known.length < types.length ? null : new Set(known.flatMap((one) => [...one]));
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

/** The types that admit a JSON value: `integer` and `number` for a whole number. */
export function typeNamesOf(value: unknown): readonly SchemaType[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  if (typeof value === 'string') return ['string'];
  return typeof value === 'boolean' ? ['boolean'] : ['object'];
}
