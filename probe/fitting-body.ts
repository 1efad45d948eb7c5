import type { JsonObject } from '../model/description/json.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { isValidBy } from './validity.ts';

/** A generated body without the optional members for which no value was found that their schema admits. */
export function fittingBody(body: JsonObject, schema: SchemaNode): JsonObject {
  if (isValidBy(schema, body)) return body;
  const { properties, required } = effectiveSchema(schema);
  const fits = ([name, value]: [string, unknown]) => {
    const property = properties.get(name)?.target ?? null;
    return required.has(name) || property === null || isValidBy(property, value);
  };
  return Object.fromEntries(Object.entries(body).filter(fits));
}
