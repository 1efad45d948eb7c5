import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { listed, quote } from '../framework/messages.ts';
import { type Edit, insert, type Remedy, rename, set } from '../framework/remedy.ts';
import {
  arrayNames,
  type CollectionKind,
  type CollectionOperation,
  type CollectionSchema,
  collectionOperations,
  collectionSchemas,
} from '../model/collections/collection-response.ts';
import type { Description } from '../model/description/description.ts';
import { asArray, asObject, has } from '../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../model/description/nodes.ts';
import { below, type Place } from '../model/description/place.ts';
import { groupBy } from '../model/lib/group-by.ts';
import { isKnownObject } from '../model/operations/body-properties.ts';
import { bodyPlaces, type JsonBody } from '../model/operations/json-bodies.ts';
import { ownParts, sameValueSchemas, withoutWrappers } from '../model/schemas/composition.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { admitsOnly, admittedTypes } from '../model/schemas/schema-types.ts';
import { isUsedElsewhere } from '../model/schemas/shared-schemas.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import { answerOf } from './messages/operation-names.ts';

/** The schema of collection responses, or such a response that is no object. */
type Subject = { readonly place: Place; readonly operations: readonly CollectionOperation[] } & (
  | { readonly collection: CollectionSchema }
  | { readonly other: JsonBody }
);

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

/** A collection response is an object with a required array `items`. */
export default defineFunction({
  name: 'collectionItems',
  options: OPTIONS,
  subjects: (description, { kind }): Subject[] => [
    ...collectionSchemas(description)
      .filter(({ operations }) => kindOf(operations) === kind)
      .map((collection) => ({ place: collection.base.place, collection, operations: collection.operations })),
    ...otherBodies(description, kind),
  ],
  judge: (subject, _options, description) => {
    const found = 'other' in subject ? wrongType(subject.other) : wrongObject(subject.collection, description);
    const alsoViolates = statementsOf(subject.operations);
    return alsoViolates.length === 0 ? found : found.map((violation) => ({ ...violation, alsoViolates }));
  },
});

function wrongObject(collection: CollectionSchema, description: Description): Violation[] {
  return missingItems(collection, description) ?? wrongItems(collection) ?? optionalItems(collection, description);
}

/**
 * What is wrong with lists below a resource, and with what a search shares with a collection, is wrong by these as
 * well.
 */
function statementsOf(operations: readonly CollectionOperation[]): StatementId[] {
  const kinds = new Set(operations.map(({ kind }) => kind));
  return [
    ...(operations.some(({ path }) => path.isSubCollection) ? ['4.2/sub-resource' as const] : []),
    ...(kinds.size > 1 ? ['4.7/search-collection' as const] : []),
  ];
}

function kindOf(operations: readonly CollectionOperation[]): CollectionKind {
  return operations.some(({ kind }) => kind === 'collection') ? 'collection' : 'search';
}

/** The bodies that are not known to be objects, each once. */
function otherBodies(description: Description, kind: CollectionKind): Subject[] {
  const operations = collectionOperations(description);
  const byUse = groupBy(
    operations.flatMap((operation) => operation.bodies.map((body) => ({ operation, body }))),
    ({ body }) => body.use,
  );
  return [...byUse.values()].flatMap((answers) => {
    const [first] = answers;
    if (first === undefined || isKnownObject(first.body.schema)) return [];
    const answering = answers.map(({ operation }) => operation);
    return kindOf(answering) === kind
      ? [{ place: first.body.use.place, other: first.body, operations: answering }]
      : [];
  });
}

function wrongType({ schema }: JsonBody): Violation[] {
  const types = admittedTypes(schema);
  if (types === null || types.has('object')) return [];
  const others = listed(
    [...types].filter((type) => type !== 'null'),
    'or',
  );
  return [{ message: `this collection response is of type ${others}; make it an object with a required array items` }];
}

/** Properties of what is one resource: where a collection answers with it, the use is wrong and not the schema. */
const RESOURCE_IDS = ['id', 'uuid', 'uid'];

/** From how many properties on an object with an identifier is no page, whatever arrays it has. */
const MANY_PROPERTIES = 6;

function missingItems({ items, base, operations }: CollectionSchema, description: Description): Violation[] | null {
  if (items !== null) return null;
  const { properties } = effectiveSchema(base);
  const isIdentified = RESOURCE_IDS.some((name) => properties.has(name));
  const [array, ...others] = isIdentified && properties.size >= MANY_PROPERTIES ? [] : arrayNames(base);
  const envelope = array === undefined && !isIdentified ? envelopeIn(base) : null;
  const lack =
    envelope?.lack ??
    (array === undefined || others.length > 0
      ? 'has no items; give it a required array items'
      : `has an array ${quote(array)} and no items; name the array items, and require it`);
  const pages = operations.flatMap(({ bodies }) => bodies.filter(({ schema }) => schema === base));
  const places = bodyPlaces(pages, description);
  const isResource = array === undefined && isIdentified;
  const isShared = isUsedBesidePages(base, operations);
  const renamed = isShared || others.length > 0 ? [] : ownProperty(base, array ?? envelope?.name);
  if (isResource || isShared || isSharedResponse(pages, places))
    return places.map((at) => ({ message: `this collection response ${lack}`, at, covers: renamed }));
  const answering = pages.map(({ operation }) => operation);
  const message = `${answerOf('collection response', base.place, answering, description)} ${lack}`;
  const remedy = () => (array === undefined || others.length > 0 ? [] : namedItems(base, array));
  return [{ message, remedy, covers: array === undefined ? [...places, ...renamed] : renamed }];
}

/**
 * The only object in a body that holds an array, as `_embedded` of HAL does; null where several might, or none does.
 */
function envelopeIn(base: SchemaNode): { readonly name: string; readonly lack: string } | null {
  const holders = [...effectiveSchema(base).properties].flatMap(([name, { target }]) => {
    const [array, ...others] = target === null || LINKS.test(name) ? [] : arrayNames(target);
    return array === undefined || others.length > 0 ? [] : [{ name, array }];
  });
  const [only, ...others] = holders;
  if (only === undefined || others.length > 0) return null;
  const { name, array } = only;
  if (array === 'items')
    return { name, lack: `has items only inside ${quote(name)}; have it in the body itself, and require it` };
  const fact = `has an array ${quote(array)} inside ${quote(name)} and no items`;
  return { name, lack: `${fact}; have the array in the body itself, name it items, and require it` };
}

const LINKS = /^_?links$/;

/** The place of a property that the schema has itself, or in a part that nothing else has. */
function ownProperty(base: SchemaNode, name: string | undefined): Place[] {
  const use = effectiveSchema(base).properties.get(name ?? '');
  return use != null && ownParts(base).some((part) => part === use.holder) ? [use.place] : [];
}

/** Names the array items, and requires it, where the schema of the response has it itself. */
function namedItems(base: SchemaNode, array: string): Remedy {
  const { value, place } = base;
  if (!has(asObject(value.properties), array)) return [];
  const isRequired = asArray(value.required).includes(array);
  const renamed = rename(below(place, 'properties', array), 'property', 'items');
  return isRequired ? [renamed] : [renamed, addedRequired(base)];
}

/** True where one of the pages is reported at a response, as that is something else as well. */
function isSharedResponse(pages: readonly JsonBody[], places: readonly Place[]): boolean {
  const known = new Set(places);
  return pages.some(({ response }) => known.has(response.place));
}

/** True for a schema that also describes something else than a page of a collection. */
function isUsedBesidePages(base: SchemaNode, operations: CollectionSchema['operations']): boolean {
  const pages = new Set(operations.flatMap(({ bodies }) => bodies.map(({ use }) => use)));
  const isOfPage = (use: SchemaUse): boolean =>
    pages.has(use) || (wraps(use, base) && !isUsedElsewhere(use.holder, isOfPage));
  return isUsedElsewhere(base, isOfPage);
}

/** True for the use of a schema by one that only refers to it. */
function wraps(use: SchemaUse, base: SchemaNode): use is SchemaUse & { readonly holder: SchemaNode } {
  return use.holder !== null && use.holder !== base && withoutWrappers(use.holder) === base;
}

function wrongItems({ items }: CollectionSchema): Violation[] | null {
  const schema = items?.target ?? null;
  if (items === null || schema === null || admitsOnly(schema, 'array')) return null;
  const types = [...(admittedTypes(schema) ?? [])].filter((type) => type !== 'null' && type !== 'array');
  if (types.length === 0) return null;
  return [{ message: `items is of type ${listed(types, 'or')}; make it an array`, at: items.place }];
}

function optionalItems({ items, base, bodies, operations }: CollectionSchema, description: Description): Violation[] {
  if (items === null) return [];
  const optional = bodies.filter((body) => !sameValueSchemas(body).some(requiresItems));
  if (optional.length === 0) return [];
  const answering = operations.map(({ operation }) => operation);
  const response = answerOf('collection response', base.place, answering, description);
  const message = `items of ${response} is not required; list it in required`;
  const places = optional.length === bodies.length ? [requiredPlace(base)] : optional.map(requiredPlace);
  const remedy = bodies.length === optional.length ? [addedRequired(base)] : optional.map(addedRequired);
  return places.map((at, index) => ({ message, at, remedy: remedy.slice(index, index + 1) }));
}

function addedRequired({ value, place }: SchemaNode): Edit {
  const { length } = asArray(value.required);
  const at = below(place, 'required');
  return length === 0 ? set(at, ['items']) : insert(below(at, length), 'items');
}

function requiresItems(schema: SchemaNode): boolean {
  return effectiveSchema(schema).required.has('items');
}

function requiredPlace({ value, place }: SchemaNode): Place {
  return has(value, 'required') ? below(place, 'required') : place;
}
