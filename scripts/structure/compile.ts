import type { Shape, ValueType } from '../../model/structure/shape.ts';

/** The keywords of a schema, of whatever type. */
// biome-ignore lint/suspicious/noExplicitAny: what is no such keyword shows in the generated file.
export type Members = Readonly<Record<string, any>>;

/** JSON Schema as the official schemas of OpenAPI use it. */
export type Schema = Members | boolean;

/** What is known of one official schema. */
export interface Source {
  /** The kind of object that a `$ref` means; null for one that is written out in place. */
  readonly kindOf: (reference: string) => string | null;
  readonly resolve: (reference: string) => Schema;
}

type Draft = { -readonly [Key in keyof Shape]: Shape[Key] };

/** Keywords that say nothing of the structure. */
const SILENT = new Set(['default', 'description', '$comment', 'deprecated', 'format', 'pattern', 'uniqueItems']);

/** The type that a schema gives a value; null where it says nothing but a default. */
function typeOf(schema: Schema, source: Source): ValueType | null {
  if (typeof schema === 'boolean') return schema ? 'anything' : null;
  const { $ref, $dynamicRef, ...beside } = schema;
  if ($dynamicRef !== undefined) return { kind: 'schema' };
  if ($ref !== undefined) {
    const kind = source.kindOf($ref);
    return kind === null ? typeOf({ ...(source.resolve($ref) as object), ...beside }, source) : { kind };
  }
  const keys = Object.keys(schema).filter((key) => !SILENT.has(key));
  if (keys.length === 0) return 'default' in schema && !('type' in schema) ? null : 'anything';
  if (schema.const !== undefined) return { values: [schema.const] };
  if (schema.enum !== undefined) return { values: schema.enum };
  const branches: Schema[] | undefined = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (branches !== undefined && schema.type === undefined) return eitherOf(branches, source);
  return typeByName(schema, source);
}

function eitherOf(branches: readonly Schema[], source: Source): ValueType | null {
  const types = branches.filter((one) => !isReferenceObject(one)).flatMap((one) => typeOf(one, source) ?? []);
  return types.length === 1 ? (types[0] ?? null) : { either: types };
}

function typeByName(schema: Members, source: Source): ValueType {
  switch (schema.type) {
    case 'string':
      return 'text';
    case 'boolean':
      return 'boolean';
    case 'integer':
      return schema.minimum === 0 ? 'count' : 'integer';
    case 'number':
      return schema.minimum === 0 || schema.exclusiveMinimum === 0 ? 'positive number' : 'number';
    case 'array': {
      const least = schema.minItems as number | undefined;
      const list = typeOf(schema.items ?? true, source) ?? 'anything';
      return least === undefined || least === 0 ? { list } : { list, least };
    }
    default:
      return mapOf(schema, source);
  }
}

function mapOf(schema: Members, source: Source): ValueType {
  const [pattern] = Object.keys(schema.patternProperties ?? {});
  const names = schema.propertyNames ?? {};
  const written = pattern === undefined ? (schema.additionalProperties ?? true) : schema.patternProperties[pattern];
  return {
    map: typeOf(written, source) ?? 'anything',
    ...((pattern ?? names.pattern) !== undefined && { pattern: pattern ?? names.pattern }),
    ...(names.not?.enum !== undefined && { notNamed: names.not.enum }),
    ...(schema.minProperties > 0 && { least: schema.minProperties }),
    ...(schema.maxProperties !== undefined && { most: schema.maxProperties }),
  };
}

/** The shape of the objects that a schema describes. */
export function shapeOf(schema: Schema, source: Source): Shape {
  const draft: Draft = { members: {} };
  addTo(draft, schema, source);
  return draft;
}

function addTo(draft: Draft, schema: Schema, source: Source): void {
  if (typeof schema === 'boolean') return;
  if (schema.$ref !== undefined) addTo(draft, source.resolve(schema.$ref), source);
  const { required, not, minProperties, additionalProperties, if: condition, then } = schema;
  addMembers(draft, schema, source);
  if (required !== undefined) draft.required = union(draft.required, required);
  if (not !== undefined) addExclusion(draft, not);
  if (minProperties > 0) draft.least = minProperties;
  if (isOpen(additionalProperties)) draft.rest = typeOf(additionalProperties, source) ?? 'anything';
  if (condition?.properties !== undefined && then !== undefined) addVariant(draft, condition, then, source);
  for (const part of schema.allOf ?? []) addTo(draft, part, source);
  addAlternatives(draft, schema, source);
  for (const [member, dependent] of Object.entries(schema.dependentSchemas ?? {}))
    addDependent(draft, member, dependent as Schema, source);
}

function isOpen(additional: unknown): additional is Schema {
  return additional !== undefined && additional !== false;
}

function addMembers(draft: Draft, schema: Members, source: Source): void {
  const members: Record<string, ValueType> = { ...draft.members };
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    const type = typeOf(value as Schema, source);
    if (type !== null) members[name] = type;
  }
  for (const [pattern, value] of Object.entries((schema.patternProperties ?? {}) as Record<string, Schema>)) {
    if (pattern === '^x-') continue;
    // `^(get|put)$` lists names; in `components` such a list says which names the entries may have.
    const listed = /^\^\((?:\?:)?([\w|]+)\)\$$/.exec(pattern)?.[1]?.split('|');
    const names = typeof value === 'object' ? value.propertyNames?.pattern : undefined;
    for (const name of listed ?? []) {
      const known = members[name];
      if (names === undefined) members[name] = typeOf(value, source) ?? 'anything';
      else if (typeof known === 'object') members[name] = { ...known, pattern: names } as ValueType;
    }
    if (listed === undefined) {
      draft.named = [...(draft.named ?? []), { pattern, type: typeOf(value, source) ?? 'anything' }];
    }
  }
  draft.members = members;
}

/** `not: { required: [a, b] }` */
function addExclusion(draft: Draft, not: Members): void {
  const [left, right, ...others] = (not.required ?? []) as string[];
  if (left === undefined || right === undefined || others.length > 0) return;
  draft.exclusive = [...(draft.exclusive ?? []), [left, right]];
}

/** `if: { properties: { in: { const: path } } }`; conditions on the spelling of a text are left out. */
function addVariant(draft: Draft, condition: Members, then: Schema, source: Source): void {
  const [[member, value] = []] = Object.entries(condition.properties as Members);
  const values = value?.enum ?? (value?.const === undefined ? undefined : [value.const]);
  if (member === undefined || values === undefined) return;
  const shape = shapeOf(then, source);
  if (isEmpty(shape)) return;
  draft.when = [...(draft.when ?? []), { member, values, then: shape }];
}

function addAlternatives(draft: Draft, schema: Members, source: Source): void {
  const written = (schema.oneOf ?? schema.anyOf ?? []) as Members[];
  const branches = written.map((one) => (one.$ref === undefined ? one : (source.resolve(one.$ref) as typeof one)));
  if (branches.length === 0) return;
  const member = branches
    .map(({ properties }) => Object.keys(properties ?? {}).find((name) => properties[name].enum?.length === 1))
    .find((name) => name === 'in' || name === 'type');
  if (member !== undefined) addBranches(draft, member, branches, source);
  else if (branches.every(({ required }) => required?.length === 1)) {
    // That at least one of some is there is only said of the root, which may be a library of any parts.
    if (schema.oneOf !== undefined) draft.oneOf = branches.map(({ required }) => required[0] as string);
    for (const { required, allOf = [] } of branches) {
      const forbidden = (allOf as { not?: { required?: string[] } }[]).flatMap(({ not }) => not?.required ?? []);
      draft.exclusive = [
        ...(draft.exclusive ?? []),
        ...forbidden.map((name): [string, string] => [required[0] as string, name]),
      ];
    }
    const { oneOf = [], exclusive = [] } = draft;
    draft.exclusive = exclusive.filter((pair) => !pair.every((name) => oneOf.includes(name)));
    if (draft.exclusive.length === 0) delete draft.exclusive;
  }
}

/** Alternatives of which each has its own value of one member. */
function addBranches(draft: Draft, member: string, branches: readonly Schema[], source: Source): void {
  const variants = branches.map((branch) => {
    const valueType = (branch as Members).properties[member];
    const { members, required = [], ...shape } = shapeOf(without(branch, 'oneOf'), source);
    const { [member]: _, ...others } = members;
    const further = required.filter((name) => name !== member);
    const then = { ...shape, ...(further.length > 0 && { required: further }), members: others };
    return { member, values: valueType.enum as unknown[], then };
  });
  draft.members = { ...draft.members, [member]: { values: variants.flatMap(({ values }) => values) } };
  if (draft.required === undefined) draft.required = [member];
  draft.when = variants.filter(({ then }) => !isEmpty(then));
}

function addDependent(draft: Draft, member: string, dependent: Schema, source: Source): void {
  if (typeof dependent === 'boolean') return;
  const forbidden = Object.entries(dependent.properties ?? {}).filter(([, value]) => value === false);
  for (const [name] of forbidden) draft.exclusive = [...(draft.exclusive ?? []), [member, name]];
  if (dependent.not?.required?.length === 1) {
    draft.exclusive = [...(draft.exclusive ?? []), [member, dependent.not.required[0]]];
    return;
  }
  const shape = shapeOf(dependent, source);
  if (!isEmpty(shape)) draft.beside = { ...draft.beside, [member]: shape };
}

function isEmpty({ members, ...others }: Shape): boolean {
  return Object.keys(members).length === 0 && Object.keys(others).length === 0;
}

function isReferenceObject(schema: Schema): boolean {
  return typeof schema === 'object' && /\/[Rr]eference$/.test(schema.$ref ?? '');
}

function without(schema: Schema, key: string): Schema {
  if (typeof schema === 'boolean') return schema;
  const { [key]: _, ...others } = schema;
  return others;
}

function union(left: readonly string[] = [], right: readonly string[]): string[] {
  return [...new Set([...left, ...right])];
}
