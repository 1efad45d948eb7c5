import { admitsOnly } from './admitted-types.ts';
import type { Description } from './description.ts';
import { effectiveSchema } from './effective-schema.ts';
import { errorMemberUses } from './error-object.ts';
import type { SchemaNode } from './nodes.ts';
import type { Place } from './place.ts';

/** The array `details` of an error object, where it is described. */
export interface ErrorDetails {
  readonly place: Place;
  /** The schemas of its items; empty where it has none. */
  readonly items: readonly SchemaNode[];
  /** True where the schema of the items is a reference that leads nowhere. */
  readonly broken: boolean;
}

/** The arrays `details` of all error objects, each once. What is no array is statement 2.6/error-schema's matter. */
export function errorDetails(description: Description): readonly ErrorDetails[] {
  const schemas = new Set(errorMemberUses(description, 'details').flatMap(({ target }) => target ?? []));
  return [...schemas].filter((schema) => admitsOnly(schema, 'array')).map(detailsOf);
}

function detailsOf(schema: SchemaNode): ErrorDetails {
  const { parts, complete } = effectiveSchema(schema);
  const uses = parts.flatMap((part) => part.uses.filter(({ relation }) => relation === 'items'));
  const items = uses.flatMap(({ target }) => target ?? []);
  return { place: schema.place, items, broken: !complete || items.length < uses.length };
}
