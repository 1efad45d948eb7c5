import { asArray, asObject, isObject, type JsonObject } from '../../model/description/json.ts';
import { pointerToPath } from '../../model/description/json-pointer.ts';
import { type Data, METHODS } from './description-data.ts';
import { REWRITTEN_COMPONENTS } from './rewritten-components.ts';
import { REWRITTEN_PLACES } from './rewritten-places.ts';
import { eachSchema } from './rewritten-schemas.ts';

/** Other texts for the same interface: what clients see stays as it is. The description is changed in place. */
export const REWRITINGS: Readonly<Record<string, (root: Data) => void>> = {
  'keys in another order': (root) => replaceIn(root, reversed(root) as Data),
  'schemas inlined': (root) => eachSchema(root, (schema) => inlined(schema, root)),
  'schemas extracted': extract,
  'allOf split': (root) => eachSchema(root, split),
  'parameters hoisted': hoist,
  ...REWRITTEN_COMPONENTS,
  ...REWRITTEN_PLACES,
  'path parameters renamed': renamePathParameters,
  'described anew': (root) => eachSchema(root, (schema) => ({ ...schema, description: 'Another text.' })),
  'in 3.1': modernized,
  'in 3.0': dated,
  'media types with a charset': (root) =>
    eachContent(root, (name) => (name === 'application/json' ? `${name}; charset=utf-8` : name)),
};

function replaceIn(root: Data, other: Data): void {
  for (const key of Object.keys(root)) delete root[key];
  Object.assign(root, other);
}

/** Lists whose order says nothing are turned round as well. */
function reversed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => reversed(item));
    return ['required', 'enum', 'type', 'parameters', 'tags', 'allOf'].includes(key) ? items.reverse() : items;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .reverse()
      .map((name) => [name, reversed(value[name], name)]),
  );
}

/** A reference is replaced by what it leads to, one step, where that is a component of few keys without a loop. */
function inlined(schema: JsonObject, root: Data): unknown {
  const { $ref: reference, ...others } = schema;
  if (typeof reference !== 'string' || !reference.startsWith('#/components/schemas/')) return schema;
  // From 3.1 on, what stands beside counts.
  if (Object.keys(others).length > 0) return schema;
  let target: unknown = root;
  for (const key of pointerToPath(reference.slice(1))) target = asObject(target)[key];
  const text = JSON.stringify(target);
  return !isObject(target) || text.length > 2_000 ? schema : JSON.parse(text);
}

/** Each object that is a property of another one becomes a component. */
function extract(root: Data): void {
  root.components ??= {};
  const components = root.components as Data;
  components.schemas ??= {};
  const schemas = components.schemas as Data;
  let count = 0;
  eachSchema(root, (schema, path) => {
    if (path.at(-2) !== 'properties' || schema.type !== 'object' || count > 500) return schema;
    const name = `Extracted${count++}`;
    schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  });
}

/** The second half of an object's properties moves into a branch. */
function split(schema: JsonObject): unknown {
  const { properties, required, ...others } = schema;
  const names = Object.keys(asObject(properties));
  if (
    names.length < 2 ||
    admitsNull(schema) ||
    schema.allOf !== undefined ||
    schema.anyOf !== undefined ||
    schema.oneOf !== undefined
  )
    return schema;
  const half = Math.ceil(names.length / 2);
  const part = (from: number, to: number) => ({
    type: 'object',
    properties: Object.fromEntries(names.slice(from, to).map((name) => [name, asObject(properties)[name]])),
  });
  const rest = asArray(required).slice(1);
  return {
    ...others,
    allOf: [
      { ...part(0, half), ...(Array.isArray(required) && required.length > 0 && { required: required.slice(0, 1) }) },
      { ...part(half, names.length), ...(rest.length > 0 && { required: rest }) },
    ],
  };
}

function admitsNull({ nullable, type }: JsonObject): boolean {
  return nullable === true || (Array.isArray(type) && type.includes('null'));
}

/** The parameters of a path's only operation move to the path. */
function hoist(root: Data): void {
  for (const item of Object.values(asObject(root.paths))) {
    if (!isObject(item)) continue;
    const methods = METHODS.filter((method) => isObject(item[method]));
    const [only] = methods;
    if (only === undefined || methods.length > 1) continue;
    const operation = item[only] as Data;
    if (!Array.isArray(operation.parameters)) continue;
    (item as Data).parameters = [...asArray(item.parameters), ...operation.parameters];
    delete operation.parameters;
  }
}

function renamePathParameters(root: Data): void {
  const paths = asObject(root.paths);
  const shared = asObject(asObject(root.components).parameters);
  const isPlain = (item: unknown) =>
    !JSON.stringify(item).includes('"$ref":"#/components/parameters') || Object.keys(shared).length === 0;
  root.paths = Object.fromEntries(
    Object.keys(paths).map((key) => {
      const item = paths[key];
      if (!isObject(item) || typeof item.$ref === 'string' || !isPlain(item)) return [key, item];
      renameIn(item);
      return [key.replaceAll(/\{([^{}]+)\}/g, '{$1Renamed}'), item];
    }),
  );
}

function renameIn(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'parameters' && Array.isArray(inner)) {
      for (const one of inner)
        if (isObject(one) && one.in === 'path') (one as Data).name = `${String(one.name)}Renamed`;
    } else if (key !== 'callbacks') renameIn(inner);
  }
}

/** From OpenAPI 3.0 to 3.1. */
function modernized(root: Data): void {
  if (!String(root.openapi).startsWith('3.0')) return;
  root.openapi = '3.1.0';
  eachSchema(root, (schema) => {
    const { nullable, exclusiveMinimum, exclusiveMaximum, ...others } = schema;
    const modern: Data = { ...others };
    if (nullable === true && typeof schema.type === 'string') modern.type = [schema.type, 'null'];
    if (nullable === true && Array.isArray(schema.enum) && !schema.enum.includes(null))
      modern.enum = [...schema.enum, null];
    if (exclusiveMinimum === true) {
      modern.exclusiveMinimum = modern.minimum;
      delete modern.minimum;
    }
    if (exclusiveMaximum === true) {
      modern.exclusiveMaximum = modern.maximum;
      delete modern.maximum;
    }
    // What stands beside a reference says nothing in 3.0.
    if (typeof schema.$ref === 'string') return { $ref: schema.$ref };
    return nullable === true && schema.type === undefined ? { anyOf: [modern, { type: 'null' }] } : modern;
  });
}

/** What 3.0 has no words for. */
const ONLY_LATER =
  /"(webhooks|pathItems|const|patternProperties|prefixItems|\$defs|if|then|else|contains|propertyNames|unevaluatedProperties|unevaluatedItems|dependentRequired|dependentSchemas|contentEncoding|contentMediaType|examples|jsonSchemaDialect|\$schema|\$id|\$anchor|\$dynamicRef)":|\{"type":"null"\}/;

/** From OpenAPI 3.1 to 3.0, where all can be said there. */
function dated(root: Data): void {
  if (!String(root.openapi).startsWith('3.1')) return;
  delete root.jsonSchemaDialect;
  if (ONLY_LATER.test(JSON.stringify(root))) return;
  root.openapi = '3.0.3';
  eachSchema(root, (schema) => {
    const { $ref: reference, type, exclusiveMinimum, exclusiveMaximum, ...others } = schema;
    if (typeof reference === 'string') {
      const beside = Object.keys(schema).length > 1;
      return beside ? { ...dateless(others, type), allOf: [{ $ref: reference }, ...asArray(others.allOf)] } : schema;
    }
    const old = dateless(others, type);
    if (exclusiveMinimum !== undefined) Object.assign(old, { minimum: exclusiveMinimum, exclusiveMinimum: true });
    if (exclusiveMaximum !== undefined) Object.assign(old, { maximum: exclusiveMaximum, exclusiveMaximum: true });
    return old;
  });
}

/** A list of types as one type, or as alternatives. */
function dateless(schema: JsonObject, type: unknown): Data {
  if (!Array.isArray(type)) return { ...schema, ...(type !== undefined && { type }) };
  const types = type.filter((one) => one !== 'null');
  const nullable = types.length < type.length && { nullable: true };
  if (types.length === 1) return { ...schema, type: types[0], ...nullable };
  const kinds = types.map((one) => ({ type: one, ...nullable, ...(one === 'array' && { items: schema.items ?? {} }) }));
  const { items: _items, ...rest } = schema;
  return { allOf: [{ anyOf: kinds }, rest] };
}

function eachContent(root: Data, nameOf: (name: string) => string): void {
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (
        key === 'content' &&
        isObject(inner) &&
        Object.values(inner).every((one) => isObject(one) && ('schema' in one || 'example' in one))
      ) {
        (value as Data)[key] = Object.fromEntries(Object.entries(inner).map(([name, one]) => [nameOf(name), one]));
      }
      visit((value as Data)[key]);
    }
  };
  visit(root.paths);
  visit(asObject(root.components).responses);
  visit(asObject(root.components).requestBodies);
}
