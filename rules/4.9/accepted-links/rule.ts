import { defineRule } from '../../../framework/define-rule.ts';
import { acceptingOperations } from '../../../model/async/accepted-operations.ts';
import type { Description } from '../../../model/description/description.ts';
import type { ResponseNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { hasLinkedExtension, type LinkedBody, linkedBodies } from '../../../model/links/linked-bodies.ts';
import { hasContent } from '../../../model/operations/body-content.ts';
import { bodyPlaces, type JsonBody, jsonBodies } from '../../../model/operations/json-bodies.ts';
import { isSuccess } from '../../../model/operations/responses.ts';
import { type BodyUse, faultPlaces, responseUses } from '../../../model/operations/shared-bodies.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';

/** A 202 response without content, or the schema of what 202 is answered with. */
interface Subject {
  readonly place: Place;
  readonly fault: string | null;
  /** Where the fault is told. */
  readonly at: readonly Place[];
}

const WANTED = 'the URI of the final resource and that of the request in the queue';

/**
 * A 202 has a body, and the body has links. A schema that answers a 201 as well is told there, and links in another form
 * than an array are statement 2.4/links-array's matter.
 */
/** A body whose links stand elsewhere than in an array is told by 2.4/links-array, one that a 201 has as well by the rules of that. */
export default defineRule<Subject>({
  id: 'accepted-links',
  statements: ['4.9/accepted-links', '2.4/links-array'],
  severity: 'error',
  summary: 'A 202 has a body with links: to the final resource and to the request in the queue.',
  why: 'A 202 without links leaves the client with no way to learn what became of its request.',
  subjects: (description) => [...acceptedResponses(description), ...acceptedBodies(description)],
  judge: ({ fault, at }) => (fault === null ? null : at.map((place) => ({ message: fault, at: place }))),
});

function acceptedResponses(description: Description): Subject[] {
  const accepting = new Set(acceptingOperations(description).map(({ operation }) => operation));
  const responses = new Set(acceptingOperations(description).flatMap(({ response }) => response.node ?? []));
  const isAccepted = ({ operation, status }: BodyUse) => status === '202' && accepting.has(operation);
  return [...responses].map((response: ResponseNode) => {
    const uses = responseUses(description).get(response) ?? [];
    return {
      place: response.place,
      fault: hasContent(response) ? null : `this 202 has no body; answer with links: ${WANTED}`,
      at: faultPlaces(response.place, uses, uses.filter(isAccepted)),
    };
  });
}

function acceptedBodies(description: Description): Subject[] {
  const bodies = jsonBodies(description);
  const accepted = bodies.filter(({ response }) => response.key === '202');
  const created = bodies.filter(({ response }) => response.key === '201');
  return linkedBodies(description).flatMap((body): Subject[] => {
    const uses = accepted.filter(({ schema }) => effectiveSchema(schema).parts.includes(body.schema));
    if (uses.length === 0 || created.some(({ schema }) => effectiveSchema(schema).parts.includes(body.schema)))
      return [];
    const fault = body.links === 'none' ? `the body of this 202 has no links; define links, with ${WANTED}` : null;
    return [{ place: body.schema.place, fault, at: placesOf(body, uses, description) }];
  });
}

/** What answers without links elsewhere, such as an error, is right there. */
function placesOf(body: LinkedBody, accepted: readonly JsonBody[], description: Description): readonly Place[] {
  const { schema, uses } = body;
  const isRightElsewhere =
    hasLinkedExtension(schema) ||
    jsonBodies(description).some(
      ({ schema: other, use, response }) => other === schema && !(uses.includes(use) && isSuccess(response.key)),
    );
  return isRightElsewhere ? bodyPlaces(accepted, description) : [schema.place];
}
