import type { SchemaNode, SchemaUse } from '../description/nodes.ts';

/**
 * Of a schema whose values are null or those of one other schema, the use of that one: generators write what may be
 * absent so, and a reference with something beside it. Null for a schema with several alternatives, or none.
 *
 *   {anyOf: [{$ref: Money}, {type: 'null'}]}     Money
 *   {oneOf: [{$ref: Money}], title: Price}       Money
 */
export function onlyAlternative({ uses, value }: SchemaNode): SchemaUse | null {
  if (value.anyOf === undefined && value.oneOf === undefined) return null;
  const alternatives = uses.filter(({ relation }) => relation === 'anyOf' || relation === 'oneOf');
  const [only, ...others] = alternatives.filter((use) => !isNullUse(use));
  if (only === undefined || others.length > 0) return null;
  return alternatives.every(({ relation }) => relation === only.relation) ? only : null;
}

/** True for such a use. */
export function isOnlyAlternative(use: SchemaUse): boolean {
  return use.holder !== null && onlyAlternative(use.holder) === use;
}

/** True for the use of a schema that admits nothing but null. */
export function isNullUse({ target }: SchemaUse): boolean {
  if (target === null) return false;
  const { type, const: constant, enum: listed, nullable } = target.value;
  if (isOnly(type, 'null') || constant === null) return true;
  return Array.isArray(listed) && isOnly(listed, null) && (type === undefined || nullable === true);
}

function isOnly(value: unknown, wanted: unknown): boolean {
  return value === wanted || (Array.isArray(value) && value.length === 1 && value[0] === wanted);
}
