import { isObject } from '../model/description/json.ts';

/** Keywords whose value maps names to schemas. */
const MAPS: readonly string[] = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];
/** Keywords whose value is no schema. */
const VALUES: readonly string[] = ['enum', 'const', 'default', 'example', 'examples'];

/** The value of a keyword of a JSON Schema with each of the schemas in it changed. */
export function changedKeyword(key: string, value: unknown, change: (schema: unknown) => unknown): unknown {
  if (VALUES.includes(key)) return value;
  if (Array.isArray(value)) return value.map(change);
  if (!MAPS.includes(key) || !isObject(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]));
}
