import { asObject, member } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { compatibleSchemas } from './composition.ts';
import { effectiveSchema } from './effective-schema.ts';

/** True for a schema with readOnly, written in it or in a part of it (allOf, $ref). */
export function isReadOnly(node: SchemaNode): boolean {
  return effectiveSchema(node).parts.some(({ value }) => value.readOnly === true);
}

/**
 * True for one definition of a property with readOnly, in its schema or beside a `$ref` to that. OpenAPI 3.0 ignores
 * siblings of `$ref`; readOnly is honoured there anyway.
 */
export function isReadOnlyUse(use: SchemaUse): boolean {
  return (use.target !== null && isReadOnly(use.target)) || hasFlagBeside(use, 'readOnly');
}

/**
 * True for a property with readOnly in any of the definitions that hold together with the object's (allOf and the
 * like), in their schemas.
 */
export function isReadOnlyProperty(name: string, object: SchemaNode): boolean {
  return compatibleSchemas(object).some(({ uses }) =>
    uses.some(
      ({ relation, key, target }) => relation === 'property' && key === name && target !== null && isReadOnly(target),
    ),
  );
}

/** True for one definition of a property with writeOnly, in its schema or beside a `$ref` to that. */
export function isWriteOnlyUse(use: SchemaUse): boolean {
  const parts = use.target === null ? [] : effectiveSchema(use.target).parts;
  return parts.some(({ value }) => value.writeOnly === true) || hasFlagBeside(use, 'writeOnly');
}

function hasFlagBeside({ key, holder }: SchemaUse, flag: 'readOnly' | 'writeOnly'): boolean {
  return member(member(asObject(holder?.value).properties, key), flag) === true;
}
