import { isObject, type JsonObject, member } from '../model/description/json.ts';

/** A schema that does not admit null, where it admits something else: as one of its types, values or alternatives. */
export function withoutNull(schema: JsonObject): JsonObject {
  const kept: Record<string, unknown> = { ...schema };
  for (const [key, isNull] of Object.entries(NULL_AMONG)) {
    const list = schema[key];
    if (!Array.isArray(list)) continue;
    const others = list.filter((one) => !isNull(one));
    if (others.length > 0) kept[key] = others;
  }
  return kept;
}

const NULL_AMONG: Readonly<Record<string, (one: unknown) => boolean>> = {
  type: (one) => one === 'null',
  enum: (one) => one === null,
  anyOf: admitsNullAlone,
  oneOf: admitsNullAlone,
};

function admitsNullAlone(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const listed = schema.enum;
  return (
    member(schema, 'type') === 'null' ||
    ('const' in schema && schema.const === null) ||
    (Array.isArray(listed) && listed.length === 1 && listed[0] === null)
  );
}
