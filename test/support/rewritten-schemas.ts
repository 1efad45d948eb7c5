import { asArray, isObject, type JsonObject } from '../../model/description/json.ts';
import type { Data } from './description-data.ts';

const SINGLE = ['items', 'additionalProperties', 'not'];
const LISTS = ['allOf', 'anyOf', 'oneOf'];
const MAPS = ['properties', 'patternProperties'];

/** Replaces each schema, the inner ones first. */
export function eachSchema(root: Data, change: (schema: JsonObject, path: readonly string[]) => unknown): void {
  const schemas = (root.components as Data | undefined)?.schemas as Data | undefined;
  for (const name of Object.keys(schemas ?? {}))
    if (schemas !== undefined) schemas[name] = inSchema(schemas[name], [name], change);
  const visit = (value: unknown, path: readonly string[]): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, String(index)]);
      return;
    }
    if (!isObject(value) || path.at(-1) === 'schemas' || path.at(-1) === 'examples' || path.at(-1) === 'example')
      return;
    for (const key of Object.keys(value)) {
      if (key === 'schema' && isObject(value[key])) (value as Data)[key] = inSchema(value[key], [...path, key], change);
      else visit(value[key], [...path, key]);
    }
  };
  visit(root.paths, ['paths']);
  visit(root.webhooks, ['webhooks']);
  visit(root.components, ['components']);
}

function inSchema(
  value: unknown,
  path: readonly string[],
  change: (schema: JsonObject, path: readonly string[]) => unknown,
): unknown {
  if (!isObject(value)) return value;
  const schema: Data = { ...value };
  for (const key of SINGLE) if (isObject(schema[key])) schema[key] = inSchema(schema[key], [...path, key], change);
  for (const key of LISTS) {
    if (Array.isArray(schema[key]))
      schema[key] = asArray(schema[key]).map((one, index) => inSchema(one, [...path, key, String(index)], change));
  }
  for (const key of MAPS) {
    const map = schema[key];
    if (!isObject(map)) continue;
    schema[key] = Object.fromEntries(
      Object.keys(map).map((name) => [name, inSchema(map[name], [...path, key, name], change)]),
    );
  }
  return change(schema, path);
}
