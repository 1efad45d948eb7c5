import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import { lacking, listed } from '../framework/messages.ts';
import { chosenOperations } from '../framework/operation-choice.ts';
import { mayBeBulk } from '../model/collections/bulk-requests.ts';
import type { Description } from '../model/description/description.ts';
import type { OperationNode } from '../model/description/nodes.ts';
import { below } from '../model/description/place.ts';
import { IDEMPOTENCY_KEY, idempotencyKeyOf } from '../model/operations/idempotency-key.ts';
import { onlyChanges } from '../model/operations/leading-verbs.ts';
import { documentsStatus, responsePlace } from '../model/operations/responses.ts';
import { successInPlaceOf } from '../model/operations/success-statuses.ts';
import { surePathOf } from '../model/paths/path-of-operation.ts';
import { operationsOnState } from '../model/resources/resource-states.ts';
import { documentedErrors } from './remedies/documented-status.ts';

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['statuses'],
  properties: {
    statuses: {
      description: 'Those of 201, 200, 422 and 400 that are looked for.',
      type: 'array',
      items: { enum: ['201', '200', '422', '400'] },
    },
  },
} as const satisfies JSONSchema;

/**
 * A POST with an idempotency key documents the answers to a first request, a repeated one, one with another payload and
 * one without the key. Actions, updates, bulk operations and operations of unknown kind need not create anything, so
 * that they need no 201, and no 200 for its repetition.
 */
export default defineFunction({
  name: 'keyedResponses',
  options: OPTIONS,
  subjects: (description) =>
    chosenOperations(description, { methods: ['post'] }).filter(
      (operation) => operation.responses.length > 0 && idempotencyKeyOf(operation) !== null,
    ),
  judge: (operation, { statuses }, description) => {
    const missing = missingCases(operation, description).filter(({ status }) => statuses.some((one) => one === status));
    if (missing.length === 0) return null;
    const places = missing.map(({ status }) => responsePlace(operation, status));
    return {
      message: (left) => messageOf(missing.filter((_, index) => left.includes(places[index] ?? operation.place))),
      at: below(operation.place, 'responses'),
      places,
      remedy: (left) => documentedErrors(left, description),
    };
  },
});

/** A status that is missing, and what it answers. */
interface Case {
  readonly status: string;
  readonly when: string;
}

function messageOf(missing: readonly Case[]): string {
  const cases = missing.map(({ status, when }) => `${status} ${when}`);
  const fact = `an operation with ${IDEMPOTENCY_KEY} documents ${lacking(missing.map(({ status }) => status))}`;
  return `${fact}; answer ${listed(cases)}`;
}

function missingCases(operation: OperationNode, description: Description): Case[] {
  const creates = documentsStatus(operation, '201') || operation.responses.some(({ key }) => key === '202');
  const mayCreateNothing = needNotCreate(operation, description);
  const isRequired = idempotencyKeyOf(operation)?.node?.value.required === true;
  const lacks = (status: string) => !documentsStatus(operation, status);
  // 7.1/success-codes has another success become 200.
  const isMiswritten = operation.responses.some(({ key }) => successInPlaceOf(key) === '200');
  return [
    ...(!creates && !mayCreateNothing ? [{ status: '201', when: 'for the first request' }] : []),
    ...(lacks('200') && !isMiswritten && (creates || !mayCreateNothing)
      ? [{ status: '200', when: 'for the same request again' }]
      : []),
    ...(lacks('422') ? [{ status: '422', when: whenUnprocessable(operation, description) }] : []),
    ...(isRequired && lacks('400') ? [{ status: '400', when: 'for a request without the key' }] : []),
  ];
}

/** What invalid-operation asks for as well, which yields. */
function whenUnprocessable(operation: OperationNode, description: Description): string {
  const keyed = 'for the key with another payload';
  if (!operationsOnState(description).has(operation)) return keyed;
  return `${keyed} and, as INVALID_OPERATION with a link to what helps, where the state of the resource forbids this`;
}

function needNotCreate(operation: OperationNode, description: Description): boolean {
  const path = surePathOf(operation, description);
  if (path === null || mayBeBulk(operation, description)) return true;
  if (onlyChanges(operation)) return true;
  return path.class === 'action' || path.class === 'search' || path.class === 'item';
}
