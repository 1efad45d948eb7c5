import { defineFunction } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import { type LinkedAnswer, type LinkedBody, linkedBodies } from '../model/body-links.ts';
import type { Description } from '../model/description.ts';
import { effectiveSchema } from '../model/effective-schema.ts';
import { describersWithin } from '../model/families.ts';
import { bodyNames } from '../model/json-bodies.ts';
import { type LooseLink, looseLinks } from '../model/loose-links.ts';
import type { SchemaNode } from '../model/nodes.ts';
import type { Place } from '../model/place.ts';

export interface LinksArrayOptions {
  /**
   * The bodies that are judged: those of 201 (`created`), of 202 (`accepted`), or (`read`) those of 200 on one resource,
   * with the links anywhere else in what the service sends.
   */
  readonly answer: LinkedAnswer;
}

/** A body that is to define links, or a property that carries a link otherwise. */
interface Subject {
  readonly place: Place;
  readonly body: LinkedBody | null;
  readonly loose: LooseLink | null;
}

const REMEDY = 'an array links of objects with href, rel and method';

/**
 * Bodies carry their links in an array `links`. A body that carries them otherwise gives one finding, where it does, and
 * none for the array that it lacks; what several answers share is judged as the strictest of them.
 */
export default defineFunction<Subject, LinksArrayOptions>({
  name: 'linksArray',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['answer'],
    properties: { answer: { enum: ['created', 'accepted', 'read'] satisfies LinkedAnswer[] } },
  },
  subjects: (description, { answer }) => [
    ...linkedBodies(description)
      .filter((body) => body.answer === answer)
      .map((body) => ({ place: body.schema.place, body, loose: null })),
    ...looseLinksOf(answer, description).map((loose) => ({ place: loose.use.place, body: null, loose })),
  ],
  judge: ({ body, loose }, { answer }) => {
    if (loose !== null) return { message: looseMessage(loose) };
    if (body === null || body.links !== 'none') return null;
    const message = `${SPOKEN[answer]} defines no links; define ${REMEDY}`;
    return hasLinkedExtension(body.schema) ? body.uses.map(({ place }) => ({ message, at: place })) : { message };
  },
});

const SPOKEN: Readonly<Record<LinkedAnswer, string>> = {
  created: 'the body of this 201',
  accepted: 'the body of this 202',
  read: 'this resource',
};

/** The loose links that stand directly in the bodies of an answer; all others are `read`. */
function looseLinksOf(answer: LinkedAnswer, description: Description): LooseLink[] {
  const strict = new Map<SchemaNode, LinkedAnswer>();
  for (const { schema, answer: own, links } of linkedBodies(description)) {
    if (links === 'loose' && own !== 'read') for (const part of describersWithin(schema)) strict.set(part, own);
  }
  return looseLinks(description).filter(({ holder }) => (strict.get(holder) ?? 'read') === answer);
}

function looseMessage({ form, use }: LooseLink): string {
  if (form === 'href') return `href stands outside an array links; carry the link in ${REMEDY}`;
  if (form === 'name') return `${quote(use.key)} carries links outside an array links; carry them in ${REMEDY}`;
  const [type = 'value'] = use.target === null ? [] : effectiveSchema(use.target).types;
  return `links is of type ${type}; make it ${REMEDY.replace('links of', 'of')}`;
}

/** A schema that others extend with links need not have them itself: then the use of the bare one is wrong. */
function hasLinkedExtension({ usedBy }: SchemaNode): boolean {
  return usedBy.some(
    ({ relation, holder }) => relation === 'allOf' && holder !== null && bodyNames(holder).has('links'),
  );
}
