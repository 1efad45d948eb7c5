import { asObject, isObject, type JsonObject, member } from './json.ts';
import type { SchemaRelation } from './nodes.ts';
import type { JsonPath } from './place.ts';

/** An object at a place inside a schema where a schema is expected. */
export interface Subschema {
  readonly relation: SchemaRelation;
  readonly key: string | number;
  /** From the schema that has it. */
  readonly path: JsonPath;
  readonly value: JsonObject;
}

/** Keywords of JSON Schema (draft 4 to 2020-12) whose value is a schema. */
const SINGLE: Readonly<Record<string, SchemaRelation>> = {
  additionalProperties: 'additionalProperties',
  unevaluatedProperties: 'additionalProperties',
  items: 'items',
  additionalItems: 'items',
  unevaluatedItems: 'items',
  not: 'not',
  if: 'condition',
  then: 'then',
  else: 'else',
  propertyNames: 'propertyNames',
  contains: 'contains',
  contentSchema: 'content',
};

/** Keywords whose value is an array of schemas. */
const LISTS: Readonly<Record<string, SchemaRelation>> = {
  allOf: 'allOf',
  anyOf: 'anyOf',
  oneOf: 'oneOf',
  prefixItems: 'items',
};

/** Keywords whose value is a map of schemas. */
const MAPS: Readonly<Record<string, SchemaRelation>> = {
  properties: 'property',
  patternProperties: 'patternProperty',
  dependentSchemas: 'dependentSchema',
  $defs: 'definition',
  definitions: 'definition',
};

/** The subschemas of a schema, not those of its subschemas. Booleans are left out. */
export function subschemasOf(schema: JsonObject): Subschema[] {
  const found: Subschema[] = [];
  const add = (relation: SchemaRelation, key: string | number, path: JsonPath, value: unknown) => {
    if (isObject(value)) found.push({ relation, key, path, value });
  };
  for (const keyword of Object.keys(schema)) {
    const value = member(schema, keyword);
    if (Object.hasOwn(SINGLE, keyword) && !Array.isArray(value)) {
      add(SINGLE[keyword] as SchemaRelation, keyword, [keyword], value);
    } else if (Array.isArray(value) && (Object.hasOwn(LISTS, keyword) || keyword === 'items')) {
      const relation = LISTS[keyword] ?? 'items';
      value.forEach((item, index) => {
        add(relation, index, [keyword, index], item);
      });
    } else if (Object.hasOwn(MAPS, keyword)) {
      for (const key of Object.keys(asObject(value))) {
        add(MAPS[keyword] as SchemaRelation, key, [keyword, key], member(value, key));
      }
    }
  }
  return found;
}
