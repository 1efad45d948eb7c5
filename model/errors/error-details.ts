import type { Description } from '../description/description.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { effectiveSchema, itemUses } from '../schemas/effective-schema.ts';
import { admitsOnly } from '../schemas/schema-types.ts';
import { errorMemberDefinitions } from './error-schemas.ts';

/** The array `details` of an error object, where it is described. */
export interface ErrorDetails {
  readonly place: Place;
  /** The schemas of its items, all of which apply; empty where none is given. */
  readonly items: readonly SchemaNode[];
  /** True where a part of the array or of its items is an unresolved reference. */
  readonly broken: boolean;
}

/** The arrays `details` of all error objects. A `details` that is no array is left out: 2.6/error-schema reports it. */
export const errorDetails: (description: Description) => readonly ErrorDetails[] = memoize((description) =>
  errorMemberDefinitions(description, 'details').flatMap(detailsOf),
);

function detailsOf(definitions: readonly SchemaUse[]): ErrorDetails[] {
  const schemas = definitions.flatMap(({ target }) => target ?? []);
  const array = schemas.find((schema) => admitsOnly(schema, 'array'));
  if (array === undefined) return [];
  const parts = schemas.flatMap((schema) => effectiveSchema(schema).parts);
  const uses = itemUses(parts);
  const items = uses.flatMap(({ target }) => target ?? []);
  const isComplete = schemas.length === definitions.length && schemas.every((one) => effectiveSchema(one).complete);
  return [{ place: array.place, items, broken: !isComplete || items.length < uses.length }];
}
