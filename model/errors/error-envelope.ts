import type { SchemaNode } from '../description/nodes.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import type { ObjectAlternative } from '../schemas/object-alternatives.ts';
import { ERROR_OBJECT_MEMBERS, MEMBERS_OF_ERRORS_ONLY } from './error-schemas.ts';

/** The property of an error body in which the error object is, as in `{error: {message, debug_id}}`. */
export interface EnvelopedError {
  readonly key: string;
  readonly error: SchemaNode;
}

/** The error object that is inside another object; null where the object has members of the error object itself. */
export function envelopedError({ properties }: ObjectAlternative): EnvelopedError | null {
  if (ERROR_OBJECT_MEMBERS.some((name) => properties.has(name))) return null;
  for (const { key, target } of properties.values()) {
    if (target === null) continue;
    const inside = effectiveSchema(target).properties;
    if (MEMBERS_OF_ERRORS_ONLY.some((name) => inside.has(name))) return { key: String(key), error: target };
  }
  return null;
}
