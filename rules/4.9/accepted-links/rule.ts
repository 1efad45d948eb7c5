import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { addingLinks } from '../../../functions/remedies/links-array.ts';
import { acceptingOperations } from '../../../model/async/accepted-operations.ts';
import type { Description } from '../../../model/description/description.ts';
import type { ResponseNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { hasLinkedExtension, type LinkedBody, linkedBodies } from '../../../model/links/linked-bodies.ts';
import { hasContent } from '../../../model/operations/body-content.ts';
import { bodyPlaces, type JsonBody, jsonBodies } from '../../../model/operations/json-bodies.ts';
import { isSuccess } from '../../../model/operations/responses.ts';
import { faultPlaces, responseUses } from '../../../model/operations/shared-bodies.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';

/** A 202 response with its uses, or the schema of bodies that answer 202. */
type Subject =
  | { readonly kind: 'response'; readonly place: Place; readonly response: ResponseNode }
  | { readonly kind: 'body'; readonly place: Place; readonly body: LinkedBody; readonly accepted: readonly JsonBody[] };

const WANTED = 'the URI of the final resource and that of the request in the queue';

/**
 * A 202 has a body, and the body has links. Links in another form than an array are no fault here
 * (`links-array-created`).
 */
export default defineRule({
  id: 'accepted-links',
  statements: ['4.9/accepted-links', '2.4/links-array'],
  severity: 'error',
  summary: 'A 202 has a body with links: to the final resource and to the request in the queue.',
  why: 'A 202 without links leaves the client with no way to learn what became of its request.',
  yieldsTo: ['created-links', 'created-links-elsewhere'],
  subjects: (description) => [...acceptedResponses(description), ...acceptedBodies(description)],
  judge: (subject, description) =>
    subject.kind === 'response'
      ? responseFaults(subject.response, description)
      : bodyFaults(subject.body, subject.accepted, description),
});

function acceptedResponses(description: Description): Subject[] {
  const responses = new Set(acceptingOperations(description).flatMap(({ response }) => response.node ?? []));
  return [...responses].map((response) => ({ kind: 'response', place: response.place, response }));
}

function acceptedBodies(description: Description): Subject[] {
  const bodies = jsonBodies(description).filter(({ response }) => response.key === '202');
  return linkedBodies(description).flatMap((body): Subject[] => {
    const accepted = bodies.filter(({ schema }) => effectiveSchema(schema).parts.includes(body.schema));
    return accepted.length === 0 ? [] : [{ kind: 'body', place: body.schema.place, body, accepted }];
  });
}

function responseFaults(response: ResponseNode, description: Description): Violation[] {
  if (hasContent(response)) return [];
  const accepting = new Set(acceptingOperations(description).map(({ operation }) => operation));
  const uses = responseUses(description).get(response) ?? [];
  const accepted = uses.filter(({ operation, status }) => status === '202' && accepting.has(operation));
  const message = `this 202 has no body; answer with links: ${WANTED}`;
  return faultPlaces(response.place, uses, accepted).map((at) => ({
    message,
    at,
    covers: accepted.map(({ place }) => place),
  }));
}

function bodyFaults(body: LinkedBody, accepted: readonly JsonBody[], description: Description): Violation[] {
  if (body.links !== 'none') return [];
  const message = `the body of this 202 has no links; define links, with ${WANTED}`;
  const covers = [body.schema, ...body.uses, ...accepted.map(({ response }) => response)].map(({ place }) => place);
  return placesOf(body, accepted, description).map((at) => ({ message, at, covers, ...addingLinks(at, description) }));
}

/**
 * A schema that also describes bodies without links, such as errors, is right there: then its uses in a 202 are at
 * fault.
 */
function placesOf(body: LinkedBody, accepted: readonly JsonBody[], description: Description): readonly Place[] {
  const { schema, uses } = body;
  const isRightElsewhere =
    hasLinkedExtension(schema) ||
    jsonBodies(description).some(
      ({ schema: other, use, response }) => other === schema && !(uses.includes(use) && isSuccess(response.key)),
    );
  return isRightElsewhere ? bodyPlaces(accepted, description) : [schema.place];
}
