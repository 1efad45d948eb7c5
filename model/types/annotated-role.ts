import { annotationOf } from '../annotations/annotations.ts';
import { asString, type JsonObject } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import type { Field } from '../schemas/fields.ts';

/** The `x-lintel.role` of a schema, its own or one that `allOf` or `$ref` brings in; null when there is none. */
export const annotatedRole: (node: SchemaNode) => string | null = memoize((node) => {
  for (const { value } of effectiveSchema(node).parts) {
    const role = ownAnnotatedRole(value);
    if (role !== null) return role;
  }
  return null;
});

/** The `x-lintel.role` of a field, in its schema or its parameter; null when there is none. */
export function annotatedRoleOfField({ schema, parameter }: Field): string | null {
  return annotatedRole(schema) ?? (parameter === null ? null : ownAnnotatedRole(parameter.value));
}

/** The `x-lintel.role` that is written in a schema or parameter; null when there is none. */
export function ownAnnotatedRole(value: JsonObject): string | null {
  return asString(annotationOf(value)?.role);
}
