import { asArray, asObject, isObject, type JsonObject } from '../../model/description/json.ts';
import { type Data, METHODS } from './description-data.ts';
import { eachSchema } from './rewritten-schemas.ts';

/**
 * Other places for the parts of a description, from which it says the same. The description is changed in place; what
 * moves to `parts.yaml` is the answer.
 */
export const HIDING_PLACES: Readonly<Record<string, (root: Data) => Data | null>> = {
  'parameters that are components': (root) =>
    inEach(root, (part) => replaceItems(part, 'parameters', (one) => asComponent(root, 'parameters', one))),
  'responses that are components': (root) =>
    inEach(root, (part) => replaceValues(part.responses, (one) => asComponent(root, 'responses', one))),
  'headers that are components': (root) =>
    inEach(root, ({ responses }) => {
      for (const response of Object.values(asObject(responses)))
        replaceValues(asObject(response).headers, (one) => asComponent(root, 'headers', one));
    }),
  'links that are components': (root) =>
    inEach(root, ({ responses }) => {
      for (const response of Object.values(asObject(responses)))
        replaceValues(asObject(response).links, (one) => asComponent(root, 'links', one));
    }),
  'path items that are components': (root) => {
    if (isNewer(root)) replaceValues(root.paths, (one) => asComponent(root, 'pathItems', one));
    return null;
  },
  'items that are components': (root) => extracted(root, (path) => path.at(-1) === 'items'),
  'schemas of bodies and parameters that are components': (root) => extracted(root, (path) => path.at(-1) === 'schema'),
  'schemas that are components': (root) => extracted(root, (path) => path.length > 1),
  'schemas that are components, with something beside the references': (root) =>
    isNewer(root) ? extracted(root, (path) => path.length > 1, { 'x-beside': true }) : null,
  'properties in $defs': (root) => {
    if (isNewer(root)) eachSchema(root, inDefinitions);
    return null;
  },
  'lists of one type': (root) => {
    if (isNewer(root))
      eachSchema(root, (schema) => (typeof schema.type === 'string' ? { ...schema, type: [schema.type] } : schema));
    return null;
  },
  'schemas in another file': moveSchemas,
};

function isNewer({ openapi }: Data): boolean {
  return String(openapi).startsWith('3.1');
}

/** Each path item and operation. */
function inEach({ paths }: Data, change: (part: Data) => void): null {
  for (const item of Object.values(asObject(paths)).filter(isObject))
    for (const part of [item, ...METHODS.map((method) => item[method]).filter(isObject)]) change(part as Data);
  return null;
}

function replaceItems(holder: Data, key: string, replace: (item: unknown) => unknown): void {
  if (Array.isArray(holder[key])) holder[key] = asArray(holder[key]).map(replace);
}

function replaceValues(map: unknown, replace: (value: unknown) => unknown): void {
  if (!isObject(map)) return;
  for (const key of Object.keys(map)) (map as Data)[key] = replace(map[key]);
}

function asComponent(root: Data, kind: string, value: unknown): unknown {
  if (!isObject(value) || value.$ref !== undefined) return value;
  root.components ??= {};
  const components = root.components as Data;
  components[kind] ??= {};
  const name = `Moved${Object.keys(components[kind] as Data).length}`;
  (components[kind] as Data)[name] = value;
  return { $ref: `#/components/${kind}/${name}` };
}

function extracted(root: Data, isMoved: (path: readonly string[]) => boolean, beside: JsonObject = {}): null {
  const moved: Data = {};
  eachSchema(root, (schema, path) => {
    if (!isMoved(path) || schema.$ref !== undefined) return schema;
    const name = `Moved${Object.keys(moved).length}`;
    moved[name] = schema;
    return { $ref: `#/components/schemas/${name}`, ...beside };
  });
  root.components ??= {};
  const components = root.components as Data;
  components.schemas = { ...asObject(components.schemas), ...moved };
  return null;
}

/** Of a component, the properties. */
function inDefinitions(schema: JsonObject, path: readonly string[]): JsonObject {
  const { properties } = schema;
  if (path.length > 1 || !isObject(properties) || schema.$defs !== undefined) return schema;
  const moved = Object.keys(properties).filter((name) => isObject(properties[name]) && !('$ref' in properties[name]));
  const inside = (index: number) => ({ $ref: `${SCHEMAS}${path[0]}/$defs/Moved${index}` });
  return {
    ...schema,
    properties: { ...properties, ...Object.fromEntries(moved.map((name, index) => [name, inside(index)])) },
    $defs: Object.fromEntries(moved.map((name, index) => [`Moved${index}`, properties[name]])),
  };
}

const SCHEMAS = '#/components/schemas/';

/** What refers to a schema refers to it in the other file, which has its own references into this one. */
function moveSchemas(root: Data): Data | null {
  const { schemas } = asObject(root.components);
  if (!isObject(schemas)) return null;
  const file = referring(schemas, (text) =>
    text.startsWith(SCHEMAS) ? `#/${text.slice(SCHEMAS.length)}` : text.replace(/^#/, 'openapi.yaml#'),
  );
  const rest = referring(root, (text) => text.replace(SCHEMAS, 'parts.yaml#/')) as Data;
  const named = Object.keys(schemas).map((name) => [name, { $ref: `parts.yaml#/${name}` }]);
  Object.assign(root, rest, { components: { ...asObject(rest.components), schemas: Object.fromEntries(named) } });
  return file as Data;
}

function referring(value: unknown, renamed: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => referring(item, renamed));
  if (!isObject(value)) return value;
  const entries = Object.entries(value as JsonObject).map(([key, inner]) => [
    key,
    key === '$ref' && typeof inner === 'string' ? renamed(inner) : referring(inner, renamed),
  ]);
  return Object.fromEntries(entries);
}
