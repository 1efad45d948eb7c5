import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { plain } from '../framework/messages.ts';
import type { CollectionSchema } from '../model/collections/collection-response.ts';
import type { Description } from '../model/description/description.ts';
import type { SchemaUse } from '../model/description/nodes.ts';
import type { Place } from '../model/description/place.ts';
import { memoize } from '../model/lib/memoize.ts';
import { pagedCollections, placesWithoutLinks } from '../model/links/collection-links.ts';
import { hasLinkedExtension, type LinkedAnswer, type LinkedBody, linkedBodies } from '../model/links/linked-bodies.ts';
import { type LooseLink, linksOutsideArray } from '../model/links/links-elsewhere.ts';
import { jsonBodies } from '../model/operations/json-bodies.ts';
import { statePlaces } from '../model/resources/resource-states.ts';
import { sameValueSchemas } from '../model/schemas/composition.ts';
import { definitionNames } from '../model/schemas/definition-names.ts';
import { inPlace, LINKS_ARRAY, sayLoose } from './messages/loose-links.ts';
import { addingLinks } from './remedies/links-array.ts';

/** A body that is to define links, a collection response that is, or a property that carries a link otherwise. */
type Subject = { readonly place: Place } & (
  | { readonly body: LinkedBody }
  | { readonly collection: CollectionSchema }
  | { readonly loose: LooseLink }
);

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['answer'],
  properties: {
    answer: {
      description:
        '`made`: what the bodies of 201 and 202 hold themselves; `read`: everything else that the service sends.',
      enum: ['made', 'read'] satisfies LinkedAnswer[],
    },
  },
} as const satisfies JSONSchema;

/**
 * Messages carry their links in an array `links`. A body that carries them otherwise gives one finding, where it does,
 * and none for the array that it lacks.
 */
export default defineFunction({
  name: 'linksArray',
  options: OPTIONS,
  subjects: (description, { answer }): Subject[] => [
    ...linkedBodies(description)
      .filter((body) => body.answer === answer)
      .map((body) => ({ place: body.schema.place, body })),
    ...(answer === 'read' ? pagedCollections(description) : []).map((collection) => ({
      place: collection.base.place,
      collection,
    })),
    ...looseLinksOf(answer, description).map((loose) => ({ place: loose.use.place, loose })),
  ],
  judge: (subject, _options, description) => {
    if ('loose' in subject) return looseViolation(subject.loose);
    if ('body' in subject) return bodyFaults(subject.body, description);
    const message = `this collection response has no links; define ${LINKS_ARRAY}`;
    return placesWithoutLinks(subject.collection, description).map((at) => ({
      message,
      at,
      ...addingLinks(at, description),
    }));
  },
});

function bodyFaults(body: LinkedBody, description: Description): Violation[] {
  if (body.links !== 'none') return [];
  const isMade = body.answer === 'made';
  const message = `this ${isMade ? 'body of a 201 or 202' : 'resource'} has no links; define ${LINKS_ARRAY}`;
  const covers = statePlaces(body.schema);
  if (!hasLinkedExtension(body.schema)) return [{ message, covers, ...addingLinks(body.schema.place, description) }];
  const uses = isMade ? body.uses.filter((use) => madeUses(description).has(use)) : body.uses;
  return uses.map(({ place }) => ({ message, at: place, covers }));
}

/** The uses of schemas in bodies of 201 and 202. */
const madeUses: (description: Description) => ReadonlySet<SchemaUse> = memoize((description) => {
  const made = jsonBodies(description).filter(({ response }) => response.key === '201' || response.key === '202');
  return new Set(made.map(({ use }) => use));
});

/** The loose links that stand directly in bodies of 201 and 202, or all others. */
function looseLinksOf(answer: LinkedAnswer, description: Description): LooseLink[] {
  const bodies = linkedBodies(description).filter((body) => body.links === 'loose' && body.answer === 'made');
  const made = new Set(bodies.flatMap(({ schema }) => sameValueSchemas(schema)));
  return linksOutsideArray(description).filter(({ holder }) => made.has(holder) === (answer === 'made'));
}

/** Properties that refer to one object of links are mended at that. */
function looseViolation(loose: LooseLink): Violation {
  const { form, use } = loose;
  const message = inPlace(loose);
  const [name] = use.target === null ? [] : definitionNames(use.target);
  if (form !== 'shape' || use.target === null || name === undefined) return { message };
  const remedy = `make ${plain(name)}, to which they refer, ${LINKS_ARRAY.replace('links of', 'of')}`;
  return {
    message: ({ length }) => (length === 1 ? message : `links ${sayLoose(loose).fact} at ${length} places; ${remedy}`),
    cause: use.target,
  };
}
