import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { listed, plain } from '../framework/messages.ts';
import { OPERATION_CHOICE, operationChooser } from '../framework/operation-choice.ts';
import type { Description } from '../model/description/description.ts';
import type { ContentEntry, ResponseNode } from '../model/description/nodes.ts';
import { below, isBelow, type Place } from '../model/description/place.ts';
import { hasContent } from '../model/operations/body-content.ts';
import { responseHeaderOf } from '../model/operations/header-names.ts';
import { type BodyUse, faultPlaces, responseUses } from '../model/operations/shared-bodies.ts';
import { surePathOf } from '../model/paths/path-of-operation.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import { operationNames } from './messages/operation-names.ts';

/** A response with the places where operations answer one of the statuses with it, and all places where it is used. */
interface Subject {
  readonly place: ResponseNode['place'];
  readonly response: ResponseNode;
  readonly uses: readonly BodyUse[];
  readonly concerned: readonly BodyUse[];
}

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['statuses', 'body', 'remedy'],
  properties: {
    ...OPERATION_CHOICE,
    statuses: {
      description: 'Statuses as written; a range such as 4XX stands for every status in it and for itself.',
      type: 'array',
      items: { type: 'string' },
    },
    body: { description: 'Whether the responses have a body or have none.', enum: ['wanted', 'none'] },
    remedy: { description: 'What to do where it is otherwise.', type: 'string' },
  },
} as const satisfies JSONSchema;

/** Responses of some statuses have a body, or have none and no header about one. */
export default defineFunction({
  name: 'responseBodies',
  options: OPTIONS,
  subjects: (description, options) => {
    const isChosen = operationChooser(description, options);
    const concerns = ({ operation, status }: BodyUse) => hasStatus(status, options.statuses) && isChosen(operation);
    return [...responseUses(description)].flatMap(([response, uses]) => {
      const concerned = uses.filter(concerns);
      return concerned.length === 0 ? [] : [{ place: response.place, response, uses, concerned }];
    });
  },
  judge: (subject, { body, remedy }, description) =>
    body === 'wanted' ? withoutBody(subject, remedy, description) : withBody(subject, remedy, description),
});

function hasStatus(status: string | null, wanted: readonly string[]): boolean {
  if (status === null) return false;
  return wanted.some((one) => one === status || (/^[1-5]XX$/i.test(one) && one.charAt(0) === status.charAt(0)));
}

function withoutBody(
  { place, response, uses, concerned }: Subject,
  remedy: string,
  description: Description,
): Violation[] {
  if (hasContent(response)) return [];
  return faultPlaces(place, uses, concerned).map((at) => {
    const faulty = at === place ? concerned : concerned.filter((use) => use.place === at);
    const alsoViolates = statementsOnCreation(faulty, description);
    return {
      message: `${answer(concerned, at, description)} has no body; ${remedy}`,
      at,
      ...(alsoViolates.length > 0 && { alsoViolates }),
    };
  });
}

/** What PUT and actions answer where they create is a body by these as well. */
function statementsOnCreation(uses: readonly BodyUse[], description: Description): StatementId[] {
  const statements = uses.flatMap(({ operation, status }): StatementId[] => {
    const path = status === '201' ? surePathOf(operation, description) : null;
    if (operation.method === 'put' && (path?.class === 'item' || path?.class === 'singleton'))
      return ['4.2/put-no-content'];
    return operation.method === 'post' && path?.class === 'action' ? ['4.7/action-responses'] : [];
  });
  return [...new Set(statements)];
}

function withBody(
  { place, response, uses, concerned }: Subject,
  remedy: string,
  description: Description,
): Violation[] {
  const contentType = responseHeaderOf(response, 'Content-Type');
  // Where no use of the response is right, whatever else is wrong with the body goes with it.
  const covers = concerned.length === uses.length ? response.content.flatMap((entry) => placesOf(entry, place)) : [];
  const faults = [
    ...(hasContent(response) ? [{ fact: 'has a body', at: below(place, 'content'), covers }] : []),
    ...(contentType === null
      ? []
      : [{ fact: `has the header ${plain(contentType.key)}`, at: contentType.place, covers: [] }]),
  ];
  return faults.flatMap(({ fact, at: definition, covers }) => {
    return faultPlaces(definition, uses, concerned).map((at) => ({
      message: `${answer(concerned, at, description)} ${fact}; ${remedy}`,
      at,
      covers,
    }));
  });
}

/** What a media type is written as in a response: one that is a component may be right for others. */
function placesOf({ name, mediaType }: ContentEntry, response: Place): Place[] {
  const key = below(response, 'content', name);
  return isBelow(mediaType.place, new Set([response])) ? [mediaType.place, below(mediaType.place, 'schema')] : [key];
}

/** `200 of GET`; at a response that operations refer to, `200 of GET /v1/shop/orders and 2 other operations`. */
function answer(uses: readonly BodyUse[], at: Place, description: Description): string {
  const operations = uses.map(({ operation }) => operation);
  const codes = listed([...new Set(uses.map(({ status }) => status ?? ''))]);
  const isInOne = isBelow(at, new Set(operations.map(({ place }) => place)));
  const methods = () => listed([...new Set(operations.map(({ method }) => method.toUpperCase()))]);
  return `${codes} of ${isInOne ? methods() : operationNames(operations, description)}`;
}
