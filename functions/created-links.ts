import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import type { Description } from '../model/description/description.ts';
import type { OperationNode, SchemaNode, SchemaUse } from '../model/description/nodes.ts';
import type { Place } from '../model/description/place.ts';
import { hasLinkedExtension, type LinkedBody, linkedBodies } from '../model/links/linked-bodies.ts';
import { bodyPlaces, jsonBodies } from '../model/operations/json-bodies.ts';
import { surePathOf } from '../model/paths/path-of-operation.ts';
import { statePlaces } from '../model/resources/resource-states.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';

/** The schema of bodies of 201. */
interface Created {
  readonly place: Place;
  readonly body: LinkedBody;
  /** The uses in bodies of 201 of the schema, or of schemas that extend it. */
  readonly uses: readonly SchemaUse[];
}

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['ofCollections'],
  properties: {
    ofCollections: {
      description: 'Judges bodies with which POST on a collection answers; otherwise, all others.',
      type: 'boolean',
    },
  },
} as const satisfies JSONSchema;

/**
 * The bodies of 201 have links, but for answers to uploads and bulk operations. Links in another form than an array are no fault
 * here (`links-array-created`).
 */
export default defineFunction({
  name: 'createdLinks',
  options: OPTIONS,
  subjects: (description, { ofCollections }) => {
    const answers = jsonBodies(description).filter(({ response }) => response.key === '201');
    return linkedBodies(description).flatMap((body): Created[] => {
      const created = answers.filter(({ schema }) => isOrExtends(schema, body.schema));
      const isChosen = created.some(({ operation }) => isOnCollection(operation, description)) === ofCollections;
      if (created.length === 0 || !isChosen) return [];
      return [{ place: body.schema.place, body, uses: created.map(({ use }) => use) }];
    });
  },
  judge: ({ body, uses }, _options, description) => {
    if (body.links !== 'none') return null;
    const message = 'the body of a 201 has no links; define links, an array of link objects with self among them';
    const elsewhere = [...acceptedPlaces(body.schema, description), ...body.uses.map(({ place }) => place)];
    const covers = [body.schema.place, ...elsewhere, ...statePlaces(body.schema)];
    if (!hasLinkedExtension(body.schema)) return { message, covers };
    return uses.map(({ place }) => ({ message, at: place, covers }));
  },
});

/** Where `accepted-links` reports bodies of 202 with the schema. */
function acceptedPlaces(schema: SchemaNode, description: Description): Place[] {
  const accepted = jsonBodies(description).filter(({ response }) => response.key === '202');
  return bodyPlaces(
    accepted.filter((body) => isOrExtends(body.schema, schema)),
    description,
  );
}

function isOrExtends(schema: SchemaNode, base: SchemaNode): boolean {
  return schema === base || effectiveSchema(schema).parts.includes(base);
}

function isOnCollection(operation: OperationNode, description: Description): boolean {
  return operation.method === 'post' && surePathOf(operation, description)?.class === 'collection';
}
