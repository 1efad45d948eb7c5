import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { hasBrokenReference, propertyNamesIn, sameValueSchemas } from '../schemas/composition.ts';
import { admitsOnly } from '../schemas/schema-types.ts';

/**
 * True for a schema that admits objects only and has no unresolved reference: properties that it does not define are
 * absent.
 */
export function isKnownObject(schema: SchemaNode): boolean {
  return admitsOnly(schema, 'object') && !sameValueSchemas(schema).some(hasBrokenReference);
}

/** The names of all properties that a schema defines, including those of its parts and alternatives. */
export function bodyNames(schema: SchemaNode): ReadonlySet<string> {
  return propertyNamesIn(sameValueSchemas(schema));
}

/** All definitions of a property in a schema, its parts and its alternatives. */
export function bodyProperties(schema: SchemaNode, name: string): SchemaUse[] {
  return sameValueSchemas(schema).flatMap(({ uses }) =>
    uses.filter(({ relation, key }) => relation === 'property' && key === name),
  );
}
