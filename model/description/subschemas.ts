import { asObject, isObject, type JsonObject, member } from './json.ts';
import type { SchemaRelation } from './nodes.ts';
import { below, type Place } from './place.ts';

/** An object at a place inside a schema where a schema is expected. */
export interface Subschema {
  readonly relation: SchemaRelation;
  readonly key: string | number;
  readonly place: Place;
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

/**
 * The subschemas of a schema, not those of its subschemas. Booleans are left out. The entries of one keyword share the
 * place around them.
 */
export function subschemasOf(schema: JsonObject, place: Place): Subschema[] {
  const found: Subschema[] = [];
  const add = (relation: SchemaRelation, key: string | number, where: Place, value: unknown) => {
    if (isObject(value)) found.push({ relation, key, place: below(where, key), value });
  };
  for (const keyword of Object.keys(schema)) {
    const value = member(schema, keyword);
    if (Object.hasOwn(SINGLE, keyword) && !Array.isArray(value)) {
      add(SINGLE[keyword] as SchemaRelation, keyword, place, value);
    } else if (Array.isArray(value) && (Object.hasOwn(LISTS, keyword) || keyword === 'items')) {
      const relation = LISTS[keyword] ?? 'items';
      const list = below(place, keyword);
      for (const [index, item] of value.entries()) add(relation, index, list, item);
    } else if (Object.hasOwn(MAPS, keyword)) {
      const map = below(place, keyword);
      for (const key of Object.keys(asObject(value)))
        add(MAPS[keyword] as SchemaRelation, key, map, member(value, key));
    }
  }
  return found;
}
