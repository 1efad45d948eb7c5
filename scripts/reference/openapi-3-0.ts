import { type Data, type DataObject, isDataObject, mapValues, objectAt, without } from './data.ts';

/** Keys of OpenAPI objects below which are values of the service and no part of the description. */
const VALUES = ['example', 'examples', 'x-lintel'];

/**
 * An OpenAPI 3.1 description as one of 3.0: webhooks become an extension, and schemas say in the older dialect what
 * they say in JSON Schema 2020-12. It knows what the reference description uses.
 *
 * @throws Error for type arrays, which 3.0 has nothing for.
 */
export function toOpenApi30(description: DataObject): DataObject {
  const schemas = objectAt(description, 'components', 'schemas');
  const convert = (value: Data, key: string): Data => {
    if (VALUES.includes(key)) return value;
    if (key === 'schema') return toSchema(value, schemas);
    if (key === 'schemas') return mapValues(objectAt(value), (schema) => toSchema(schema, schemas));
    if (Array.isArray(value)) return value.map((item: Data) => convert(item, ''));
    return isDataObject(value) ? mapValues(value, convert) : value;
  };
  const entries = Object.entries(without(description, 'jsonSchemaDialect')).map(([key, value]): [string, Data] => [
    key === 'webhooks' ? 'x-webhooks' : key,
    key === 'openapi' ? '3.0.4' : convert(value, key),
  ]);
  return Object.fromEntries(entries);
}

function toSchema(schema: Data, schemas: DataObject): Data {
  if (!isDataObject(schema)) return schema;
  const { $ref, ...beside } = schema;
  if (typeof $ref === 'string') return toReference($ref, beside, schemas);
  const inner = (value: Data): Data => toSchema(value, schemas);
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]): [string, Data][] => {
      switch (key) {
        case '$schema':
          return [];
        case 'type':
          if (Array.isArray(value)) throw new Error(`OpenAPI 3.0 has no type ${JSON.stringify(value)}.`);
          return [[key, value]];
        case 'examples':
          return Array.isArray(value) && value.length > 0 ? [['example', value[0] as Data]] : [];
        case 'const':
          return [['enum', [value]]];
        case 'contentMediaType':
          return [
            ['type', 'string'],
            ['format', 'binary'],
          ];
        case 'properties':
          return [[key, mapValues(objectAt(value), inner)]];
        case 'allOf':
          return [[key, Array.isArray(value) ? value.map(inner) : value]];
        case 'items':
        case 'additionalProperties':
          return [[key, inner(value)]];
        default:
          return [[key, value]];
      }
    }),
  );
}

/** OpenAPI 3.0 ignores what stands beside a reference: an object is extended instead, and anything else written out. */
function toReference($ref: string, beside: DataObject, schemas: DataObject): DataObject {
  if (Object.keys(beside).length === 0) return { $ref };
  const target = objectAt(schemas, $ref.slice($ref.lastIndexOf('/') + 1));
  const isObject = target.type === 'object' || target.allOf !== undefined;
  return isObject ? { allOf: [{ $ref }], ...beside } : { ...objectAt(toSchema(target, schemas)), ...beside };
}
