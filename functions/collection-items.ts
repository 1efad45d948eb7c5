import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { listed, quote } from '../framework/messages.ts';
import {
  arrayNames,
  type CollectionKind,
  type CollectionSchema,
  collectionSchemas,
} from '../model/collections/collection-response.ts';
import type { Description } from '../model/description/description.ts';
import { has } from '../model/description/json.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { below, type Place } from '../model/description/place.ts';
import { bodyPlaces, type JsonBody } from '../model/operations/json-bodies.ts';
import { sameValueSchemas } from '../model/schemas/composition.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { admitsOnly, admittedTypes } from '../model/schemas/schema-types.ts';
import { isUsedElsewhere } from '../model/schemas/shared-schemas.ts';

interface Subject extends CollectionSchema {
  readonly place: Place;
}

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  properties: {
    kind: {
      description: "Whose answers are judged. What a collection and a search share is the collection's.",
      enum: ['collection', 'search'] satisfies CollectionKind[],
    },
  },
} as const satisfies JSONSchema;

/**
 * A collection response has a required array `items`. What is no object at all is a matter of the type of responses, and
 * is left to that.
 */
export default defineFunction({
  name: 'collectionItems',
  options: OPTIONS,
  subjects: (description, { kind }): Subject[] =>
    collectionSchemas(description)
      .filter(
        ({ operations }) => (operations.some((one) => one.kind === 'collection') ? 'collection' : 'search') === kind,
      )
      .map((schema) => ({ ...schema, place: schema.base.place })),
  judge: (schema, _options, description) =>
    missingItems(schema, description) ?? wrongItems(schema) ?? optionalItems(schema),
});

function missingItems({ items, base, operations }: CollectionSchema, description: Description): Violation[] | null {
  if (items !== null) return null;
  const [array, ...others] = arrayNames(base);
  const message =
    array === undefined || others.length > 0
      ? 'this collection response has no items; give it a required array items'
      : `this collection response has an array ${quote(array)} and no items; name the array items, and require it`;
  const pages = operations.flatMap(({ bodies }) => bodies.filter(({ schema }) => schema === base));
  const places = bodyPlaces(pages, description);
  const elsewhere = array === undefined || isUsedBesidePages(base, operations) || isSharedResponse(pages, places);
  return elsewhere ? places.map((at) => ({ message, at })) : [{ message }];
}

/** True where one of the pages is told at a response, as that is something else as well. */
function isSharedResponse(pages: readonly JsonBody[], places: readonly Place[]): boolean {
  const told = new Set(places);
  return pages.some(({ response }) => told.has(response.place));
}

/** True for a schema that also describes something else than a page of a collection. */
function isUsedBesidePages(base: SchemaNode, operations: CollectionSchema['operations']): boolean {
  const pages = new Set(operations.flatMap(({ bodies }) => bodies.map(({ use }) => use)));
  return isUsedElsewhere(base, (use) => pages.has(use));
}

function wrongItems({ items }: CollectionSchema): Violation | null {
  const schema = items?.target ?? null;
  if (items === null || schema === null || admitsOnly(schema, 'array')) return null;
  const types = [...(admittedTypes(schema) ?? [])].filter((type) => type !== 'null' && type !== 'array');
  if (types.length === 0) return null;
  return { message: `items is of type ${listed(types, 'or')}; make it an array`, at: items.place };
}

function optionalItems({ items, base, bodies }: CollectionSchema): Violation[] {
  if (items === null) return [];
  const optional = bodies.filter((body) => !sameValueSchemas(body).some(requiresItems));
  if (optional.length === 0) return [];
  const message = 'items is not required; list it in required';
  const places = optional.length === bodies.length ? [requiredPlace(base)] : optional.map(requiredPlace);
  return places.map((at) => ({ message, at }));
}

function requiresItems(schema: SchemaNode): boolean {
  return effectiveSchema(schema).required.has('items');
}

function requiredPlace({ value, place }: SchemaNode): Place {
  return has(value, 'required') ? below(place, 'required') : place;
}
