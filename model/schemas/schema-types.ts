import { asArray, has, type JsonObject, member } from '../description/json.ts';

export const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const;
export type SchemaType = (typeof TYPES)[number];

const TELLING: readonly (readonly [SchemaType, readonly string[]])[] = [
  ['object', ['properties', 'additionalProperties', 'patternProperties', 'required', 'propertyNames']],
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['pattern', 'minLength', 'maxLength']],
];

const SINGLE: ReadonlyMap<string, readonly SchemaType[]> = new Map(TYPES.map((type) => [type, [type]]));

/**
 * The types that a schema itself names, by `type` (a word, or from OpenAPI 3.1 on a list) or, without one, by keywords
 * that only one type has. Empty when it does not say.
 */
export function ownTypes(schema: JsonObject): readonly SchemaType[] {
  const { type } = schema;
  if (typeof type === 'string') return SINGLE.get(type) ?? [];
  if (type !== undefined) return TYPES.filter((known) => type === known || asArray(type).includes(known));
  const told = TELLING.find(([, keywords]) => keywords.some((keyword) => has(schema, keyword)));
  if (told !== undefined) return [told[0]];
  const values = enumValues(schema) ?? documentedValues(schema)?.values ?? [];
  return values.length > 0 && values.every(isText) ? ['string'] : [];
}

/** `x-ms-enum` and its like put each value into an object, beside its description. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof member(value, 'value') === 'string';
}

/** The values of `enum`, or the one of `const`; null when the schema has neither. */
export function enumValues(schema: JsonObject): readonly unknown[] | null {
  if (Array.isArray(schema.enum)) return schema.enum;
  return has(schema, 'const') ? [schema.const] : null;
}

/** The values that annotations such as `x-extensible-enum` document for a string that is open to more; null when none does. */
export function documentedValues(
  schema: JsonObject,
): { readonly keyword: string; readonly values: readonly unknown[] } | null {
  for (const keyword of ['x-extensible-enum', 'x-enum-values', 'x-ms-enum']) {
    const value = member(schema, keyword);
    const values = Array.isArray(value) ? value : member(value, 'values');
    if (Array.isArray(values)) return { keyword, values };
  }
  return null;
}
