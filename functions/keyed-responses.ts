import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import { lacking, listed } from '../framework/messages.ts';
import { chosenOperations, operationChooser } from '../framework/operation-choice.ts';
import type { Description } from '../model/description/description.ts';
import type { OperationNode } from '../model/description/nodes.ts';
import { below } from '../model/description/place.ts';
import { bulkOf } from '../model/operations/bulk-bodies.ts';
import { IDEMPOTENCY_KEY, idempotencyKeyOf } from '../model/operations/idempotency-key.ts';
import { documentsStatus, responsePlace } from '../model/operations/responses.ts';
import { surePathOf } from '../model/paths/path-of-operation.ts';
import { operationsOnState } from '../model/resources/resource-states.ts';

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
 * A POST with an idempotency key documents what a first request, a repeated one, one with another payload and one without
 * the key give. Actions, bulk operations and whatever is not surely known need not create anything, so they owe no 201, and no
 * 200 for its repetition.
 * A collection that answers neither 201 nor 202 is told by statement 4.2/post-created, and the 422 that a state rule wants as
 * well by 3/invalid-operation.
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
    const cases = missing.map(({ status, when }) => `${status} ${when}`);
    return {
      message: `an operation with ${IDEMPOTENCY_KEY} documents ${lacking(missing.map(({ status }) => status))}; answer ${listed(cases)}`,
      at: below(operation.place, 'responses'),
      covers: missing.map(({ status }) => responsePlace(operation, status)),
    };
  },
});

interface Case {
  readonly status: string;
  readonly when: string;
}

function missingCases(operation: OperationNode, description: Description): Case[] {
  const creates = documentsStatus(operation, '201') || operation.responses.some(({ key }) => key === '202');
  const mayCreateNothing = needNotCreate(operation, description);
  const isRequired = idempotencyKeyOf(operation)?.node?.value.required === true;
  const toldElsewhere = operationChooser(description, {
    classes: ['collection'],
    exceptBulk: true,
    exceptUploads: true,
  })(operation);
  const lacks = (status: string) => !documentsStatus(operation, status);
  return [
    ...(!creates && !mayCreateNothing && !toldElsewhere ? [{ status: '201', when: 'for the first request' }] : []),
    ...(lacks('200') && (creates || !mayCreateNothing) ? [{ status: '200', when: 'for the same request again' }] : []),
    ...(lacks('422') && !operationsOnState(description).has(operation)
      ? [{ status: '422', when: 'for the key with another payload' }]
      : []),
    ...(isRequired && lacks('400') ? [{ status: '400', when: 'for a request without the key' }] : []),
  ];
}

function needNotCreate(operation: OperationNode, description: Description): boolean {
  const path = surePathOf(operation, description);
  if (path === null || bulkOf(operation) !== 'single') return true;
  return path.class === 'action' || path.class === 'search';
}
