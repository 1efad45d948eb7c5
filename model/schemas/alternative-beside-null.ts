import type { SchemaNode, SchemaUse } from '../description/nodes.ts';

/**
 * Of a schema that is one of two things, null or values of another schema, the use of that one: generators write what
 * may be absent so. Null for a schema with other alternatives, or none.
 *
 *   {anyOf: [{$ref: Money}, {type: 'null'}]}     Money
 */
export function alternativeBesideNull({ uses }: SchemaNode): SchemaUse | null {
  const alternatives = uses.filter(({ relation }) => relation === 'anyOf' || relation === 'oneOf');
  const [first, second] = alternatives;
  if (first === undefined || second === undefined || alternatives.length > 2 || first.relation !== second.relation)
    return null;
  if (isNull(second)) return isNull(first) ? null : first;
  return isNull(first) ? second : null;
}

/** True for such a use. */
export function isBesideNull(use: SchemaUse): boolean {
  return use.holder !== null && alternativeBesideNull(use.holder) === use;
}

function isNull({ target }: SchemaUse): boolean {
  return target?.value.type === 'null';
}
