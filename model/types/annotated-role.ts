import { annotationOf } from '../annotations/annotations.ts';
import { asString, type JsonObject } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import type { Field } from '../schemas/fields.ts';

/** The role that `x-lintel.role` gives to a schema, by itself or by what it takes in; null when none does. */
export const annotatedRole: (node: SchemaNode) => string | null = memoize((node) => {
  for (const { value } of effectiveSchema(node).parts) {
    const role = ownAnnotatedRole(value);
    if (role !== null) return role;
  }
  return null;
});

/** The role that `x-lintel.role` gives to a field, by its schema or its parameter; null when none does. */
export function annotatedRoleOfField({ schema, parameter }: Field): string | null {
  return annotatedRole(schema) ?? (parameter === null ? null : ownAnnotatedRole(parameter.value));
}

function ownAnnotatedRole(value: JsonObject): string | null {
  return asString(annotationOf(value)?.role);
}

/** True for a schema that is annotated as a percentage. */
export function isPercentage({ value }: SchemaNode): boolean {
  return asString(annotationOf(value)?.role) === 'percentage';
}
