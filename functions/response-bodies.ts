import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { listed, plain } from '../framework/messages.ts';
import { OPERATION_CHOICE, operationChooser } from '../framework/operation-choice.ts';
import type { ResponseNode } from '../model/description/nodes.ts';
import { below } from '../model/description/place.ts';
import { hasContent } from '../model/operations/body-content.ts';
import { responseHeaderOf } from '../model/operations/header-names.ts';
import { type BodyUse, faultPlaces, responseUses } from '../model/operations/shared-bodies.ts';

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
  judge: (subject, { body, remedy }) => (body === 'wanted' ? withoutBody(subject, remedy) : withBody(subject, remedy)),
});

function hasStatus(status: string | null, wanted: readonly string[]): boolean {
  if (status === null) return false;
  return wanted.some((one) => one === status || (/^[1-5]XX$/i.test(one) && one.charAt(0) === status.charAt(0)));
}

function withoutBody({ place, response, uses, concerned }: Subject, remedy: string): Violation[] {
  if (hasContent(response)) return [];
  const message = `${answer(concerned)} has no body; ${remedy}`;
  return faultPlaces(place, uses, concerned).map((at) => ({ message, at }));
}

function withBody({ place, response, uses, concerned }: Subject, remedy: string): Violation[] {
  const contentType = responseHeaderOf(response, 'Content-Type');
  // Where no use of the response is right, whatever else is wrong with the body goes with it.
  const schemas = response.content.flatMap(({ mediaType }) => [mediaType.place, below(mediaType.place, 'schema')]);
  const covers = concerned.length === uses.length ? schemas : [];
  const faults = [
    ...(hasContent(response) ? [{ fact: 'has a body', at: below(place, 'content'), covers }] : []),
    ...(contentType === null
      ? []
      : [{ fact: `has the header ${plain(contentType.key)}`, at: contentType.place, covers: [] }]),
  ];
  return faults.flatMap(({ fact, at: definition, covers }) => {
    const message = `${answer(concerned)} ${fact}; ${remedy}`;
    return faultPlaces(definition, uses, concerned).map((at) => ({ message, at, covers }));
  });
}

/** `200 of GET`; several methods where several operations share the response. */
function answer(uses: readonly BodyUse[]): string {
  const each = (values: readonly string[]) => listed([...new Set(values)]);
  const codes = each(uses.map(({ status }) => status ?? ''));
  return `${codes} of ${each(uses.map(({ operation }) => operation.method.toUpperCase()))}`;
}
