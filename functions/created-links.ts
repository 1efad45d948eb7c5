import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import type { Description } from '../model/description/description.ts';
import type { OperationNode, SchemaNode, SchemaUse } from '../model/description/nodes.ts';
import type { Place } from '../model/description/place.ts';
import { appendTo } from '../model/lib/group-by.ts';
import { memoize, memoizeText } from '../model/lib/memoize.ts';
import { hasLinkedExtension, type LinkedBody, linkedBodies } from '../model/links/linked-bodies.ts';
import { bodyPlaces, type JsonBody, jsonBodies } from '../model/operations/json-bodies.ts';
import { isPostOnCollection, surePathOf } from '../model/paths/path-of-operation.ts';
import { statePlaces } from '../model/resources/resource-states.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { operationNames } from './messages/operation-names.ts';
import { addingLinks } from './remedies/links-array.ts';

/** The schema of bodies of 201. */
interface Created {
  readonly place: Place;
  readonly body: LinkedBody;
  /** The uses in bodies of 201 of the schema, or of schemas that extend it. */
  readonly uses: readonly SchemaUse[];
  /** The operations that answer with one. */
  readonly operations: readonly OperationNode[];
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
 * The bodies of 201 have links, but for answers to uploads and bulk operations. Links in another form than an array are
 * no fault here (`links-array-created`).
 */
export default defineFunction({
  name: 'createdLinks',
  options: OPTIONS,
  subjects: (description, { ofCollections }) => {
    return linkedBodies(description).flatMap((body): Created[] => {
      const created = bodiesOf('201', body.schema, description);
      const isChosen = created.some(({ operation }) => isPostOnCollection(operation, description)) === ofCollections;
      if (created.length === 0 || !isChosen) return [];
      return [
        {
          place: body.schema.place,
          body,
          uses: created.map(({ use }) => use),
          operations: created.map(({ operation }) => operation),
        },
      ];
    });
  },
  judge: ({ body, uses, operations }, _options, description) => {
    if (body.links !== 'none') return null;
    const fact = `the body of the 201 of ${operationNames(operations, description)} has no links`;
    const otherwise = operations.every((one) => isAction(one, description))
      ? ', or answer 200 if nothing is created'
      : '';
    const message = `${fact}; define links, an array of link objects with self among them${otherwise}`;
    const elsewhere = [...acceptedPlaces(body.schema, description), ...body.uses.map(({ place }) => place)];
    const covers = [body.schema.place, ...elsewhere, ...statePlaces(body.schema)];
    if (!hasLinkedExtension(body.schema)) return { message, covers, ...addingLinks(body.schema.place, description) };
    return uses.map(({ place }) => ({ message, at: place, covers }));
  },
});

function isAction(operation: OperationNode, description: Description): boolean {
  return surePathOf(operation, description)?.class === 'action';
}

/** Where `accepted-links` reports bodies of 202 with the schema. */
function acceptedPlaces(schema: SchemaNode, description: Description): Place[] {
  return bodyPlaces(bodiesOf('202', schema, description), description);
}

/** The bodies of responses with a status that have the schema, or extend it. */
function bodiesOf(status: string, schema: SchemaNode, description: Description): readonly JsonBody[] {
  return bodiesByBase(description)(status).get(schema) ?? [];
}

const bodiesByBase = memoize((description: Description) =>
  memoizeText((status) => {
    const byBase = new Map<SchemaNode, JsonBody[]>();
    for (const body of jsonBodies(description)) {
      if (body.response.key !== status || (status === '201' && !mayCreate(body.operation))) continue;
      for (const base of new Set([body.schema, ...effectiveSchema(body.schema).parts])) appendTo(byBase, base, body);
    }
    return byBase;
  }),
);

/** What answers with 201 to another method is to have another status, and no links. */
function mayCreate({ method }: OperationNode): boolean {
  return method === 'post' || method === 'put';
}
