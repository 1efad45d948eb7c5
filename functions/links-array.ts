import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';
import { errorMemberUses } from '../model/errors/error-schemas.ts';
import { hasLinkedExtension, type LinkedAnswer, type LinkedBody, linkedBodies } from '../model/links/linked-bodies.ts';
import { type LooseLink, linksOutsideArray } from '../model/links/links-elsewhere.ts';
import { sameValueSchemas } from '../model/schemas/composition.ts';
import { typesOf } from '../model/schemas/schema-types.ts';

/** A body that is to define links, or a property that carries a link otherwise. */
interface Subject {
  readonly place: Place;
  readonly body: LinkedBody | null;
  readonly loose: LooseLink | null;
}

const REMEDY = 'an array links of objects with href, rel and method';

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
 * Messages carry their links in an array `links`. A body that carries them otherwise gives one finding, where it does, and
 * none for the array that it lacks. A body of 201 or 202 that carries none at all is told by the statements about these
 * (4.2/post-created, 7.1/created-body, 4.9/accepted-links), and a collection's by 2.5/collection-links.
 */
export default defineFunction({
  name: 'linksArray',
  options: OPTIONS,
  subjects: (description, { answer }): Subject[] => [
    ...linkedBodies(description)
      .filter((body) => body.answer === answer)
      .map((body) => ({ place: body.schema.place, body, loose: null })),
    ...looseLinksOf(answer, description).map((loose) => ({ place: loose.use.place, body: null, loose })),
  ],
  judge: ({ body, loose }, { answer }) => {
    if (loose !== null) return { message: looseMessage(loose) };
    if (body === null || body.links !== 'none' || answer === 'made') return null;
    const message = `this resource has no links; define ${REMEDY}`;
    return hasLinkedExtension(body.schema) ? body.uses.map(({ place }) => ({ message, at: place })) : { message };
  },
});

/** The loose links that stand directly in bodies of 201 and 202, or all others; the type of an error's links is 2.6/error-schema's matter. */
function looseLinksOf(answer: LinkedAnswer, description: Description): LooseLink[] {
  const bodies = linkedBodies(description).filter((body) => body.links === 'loose' && body.answer === 'made');
  const made = new Set(bodies.flatMap(({ schema }) => sameValueSchemas(schema)));
  const ofErrors = new Set(errorMemberUses(description, 'links'));
  return linksOutsideArray(description).filter(
    ({ form, use, holder }) => made.has(holder) === (answer === 'made') && (form !== 'shape' || !ofErrors.has(use)),
  );
}

function looseMessage({ form, use }: LooseLink): string {
  if (form === 'href') return `href stands outside an array links; carry the link in ${REMEDY}`;
  if (form === 'name') return `${quote(use.key)} carries links outside an array links; carry them in ${REMEDY}`;
  const [type = 'value'] = use.target === null ? [] : typesOf(use.target);
  return `links is of type ${type}; make it ${REMEDY.replace('links of', 'of')}`;
}
