import { defineFunction } from '../framework/define-function.ts';
import { type BodyUse, faultPlaces, responseUses } from '../model/body-uses.ts';
import { bulkOf } from '../model/bulk.ts';
import type { Description } from '../model/description.ts';
import { bodyNames } from '../model/json-bodies.ts';
import { isJson } from '../model/media-type.ts';
import type { ResponseNode, SchemaNode, SchemaUse } from '../model/nodes.ts';
import { objectShapes } from '../model/object-shapes.ts';
import { ownOperations } from '../model/own-operations.ts';
import type { Place } from '../model/place.ts';
import { hasNoBody } from '../model/response-content.ts';
import { takesFile } from '../model/uploads.ts';

/** A response to a creation that has no body, or the schema of one that has. */
type Created = { readonly place: Place } & (
  | { readonly response: ResponseNode; readonly places: readonly Place[] }
  | { readonly schema: SchemaNode; readonly uses: readonly SchemaUse[] }
);

/** Other forms of links, which statement 2.4/links-array judges. */
const OTHER_LINKS = ['_links', '_link', 'link', 'href'];

/** A 201 has a body with links. Uploads answer with file metadata, and bulk operations per item. */
export default defineFunction<Created>({
  name: 'createdBody',
  options: null,
  subjects: (description) => {
    const created = createdResponses(description);
    return [...created.map(({ node, places }) => ({ place: node.place, response: node, places })), ...schemasOf(created)];
  },
  judge: (created) => {
    if ('response' in created) {
      if (!hasNoBody(created.response)) return null;
      const message = 'this 201 has no body; give it the new resource with links, or at least links with self';
      return created.places.map((at) => ({ message, at }));
    }
    const { schema, uses } = created;
    if (!lacksLinks(schema)) return null;
    const message = 'the body of this 201 has no links; define links (array of link objects, with self)';
    return placesOf(schema, uses).map((at) => ({ message, at }));
  },
});

interface CreatedResponse {
  readonly node: ResponseNode;
  /** Where a fault of the response as a 201 is told. */
  readonly places: readonly Place[];
}

function createdResponses(description: Description): CreatedResponse[] {
  const own = new Set(ownOperations(description));
  const isCreation = ({ status, operation }: BodyUse) =>
    status === '201' && own.has(operation) && !takesFile(operation) && bulkOf(operation) === 'single';
  return [...responseUses(description)].flatMap(([node, uses]) => {
    const creations = uses.filter(isCreation);
    return creations.length === 0 ? [] : [{ node, places: faultPlaces(node.place, uses, creations) }];
  });
}

/** Each schema once, however many creations answer with it. */
function schemasOf(responses: readonly CreatedResponse[]): Created[] {
  const bySchema = new Map<SchemaNode, Set<SchemaUse>>();
  for (const { name, schema } of responses.flatMap(({ node }) => node.mediaTypes)) {
    if (schema === null || schema.target === null || !isJson(name)) continue;
    const uses = bySchema.get(schema.target) ?? new Set();
    bySchema.set(schema.target, uses.add(schema));
  }
  return [...bySchema].map(([schema, uses]) => ({ place: schema.place, schema, uses: [...uses] }));
}

function lacksLinks(schema: SchemaNode): boolean {
  const names = bodyNames(schema);
  if (OTHER_LINKS.some((name) => names.has(name))) return false;
  return objectShapes(schema).some(({ properties, complete }) => complete && !properties.has('links'));
}

/** Where the schema is described, when creations alone use it; else where they do, since other uses may need no links. */
function placesOf(schema: SchemaNode, uses: readonly SchemaUse[]): readonly Place[] {
  const others = schema.usedBy.some((use) => use.relation !== 'component' && !uses.includes(use));
  return others ? uses.map(({ place }) => place) : [schema.place];
}
