import { readFileSync } from 'node:fs';
import { type Schema, Validator } from '@cfworker/json-schema';
import { load } from 'js-yaml';
import { asArray, asObject, isObject, type JsonObject, member } from '../../../model/description/json.ts';
import { type Detail, invalid } from './errors.ts';

const FILE = new URL('../description.yaml', import.meta.url);
export const DESCRIPTION_TEXT = readFileSync(FILE, 'utf8');
const SCHEMAS = asObject(member(member(load(DESCRIPTION_TEXT), 'components'), 'schemas'));

const validators = new Map<string, Validator>();

function validatorOf(name: string): Validator {
  const known = validators.get(name);
  if (known !== undefined) return known;
  const schema: Schema = { $ref: `#/components/schemas/${name}`, components: { schemas: withoutDialect(SCHEMAS) } };
  const made = new Validator(schema, '2020-12', false);
  validators.set(name, made);
  return made;
}

/** The validator takes an object with $schema for a document of its own. */
function withoutDialect(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDialect);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$schema')
      .map(([key, item]) => [key, withoutDialect(item)]),
  );
}

/** The schemas of an object's properties, with those of the schemas that it extends. */
export function propertiesOf(schema: unknown): JsonObject {
  const resolved = resolve(schema);
  const extended = asArray(resolved.allOf).map(propertiesOf);
  return Object.assign({}, ...extended, asObject(resolved.properties));
}

function resolve(schema: unknown): JsonObject {
  const reference = member(schema, '$ref');
  if (typeof reference !== 'string') return asObject(schema);
  return { ...asObject(SCHEMAS[reference.split('/').at(-1) ?? '']), ...asObject(schema), $ref: undefined };
}

export function schemaOf(name: string): JsonObject {
  return asObject(SCHEMAS[name]);
}

/** The members that only the service sets (§2.1). */
export function readOnlyMembers(name: string): ReadonlySet<string> {
  const properties = Object.entries(propertiesOf(schemaOf(name)));
  return new Set(properties.filter(([, schema]) => resolve(schema).readOnly === true).map(([key]) => key));
}

/** What is wrong with a value by a schema of the description: null, unknown members, and what the schema forbids. */
export function faultsOf(value: unknown, name: string): Detail[] {
  const strange = strangeMembers(value, schemaOf(name), '');
  if (strange.length > 0) return strange;
  const { errors } = validatorOf(name).validate(value);
  const deepest = errors.filter(
    ({ keyword }) => !['$ref', 'properties', 'items', 'allOf', 'additionalProperties'].includes(keyword),
  );
  return deepest.map(({ instanceLocation, error, keyword }) => {
    const missing = keyword === 'required' ? `/${/"([^"]*)"/.exec(error)?.[1] ?? ''}` : '';
    return detail(instanceLocation.slice(1) + missing, missing === '' ? error : 'is missing', value);
  });
}

export function check(value: unknown, name: string): void {
  const faults = faultsOf(value, name);
  if (faults.length > 0) throw invalid(...faults);
}

/** Nulls, and members that no schema describes: the service reports what it does not understand (§2.1). */
function strangeMembers(value: unknown, schema: unknown, pointer: string): Detail[] {
  if (value === null) return [{ field: pointer === '' ? '/' : pointer, issue: 'is null', location: 'body' }];
  const resolved = resolve(schema);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => strangeMembers(item, resolved.items, `${pointer}/${index}`));
  }
  if (!isObject(value)) return [];
  const properties = propertiesOf(resolved);
  // What a patch puts in place is checked where it stands then.
  const isAnything = resolved.type === undefined && Object.keys(properties).length === 0;
  return Object.entries(value).flatMap(([key, item]) => {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (Object.hasOwn(properties, key)) return strangeMembers(item, properties[key], at);
    return isAnything || isObject(resolved.additionalProperties)
      ? []
      : [{ field: at, issue: 'is not known', location: 'body' as const }];
  });
}

function detail(pointer: string, issue: string, body: unknown): Detail {
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => member(value, key), body);
  const shown = typeof found === 'string' ? { value: found.slice(0, 1000) } : {};
  return { field: pointer === '' ? '/' : pointer, ...shown, issue: issue.slice(0, 255), location: 'body' };
}
