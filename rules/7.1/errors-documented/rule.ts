import { defineRule } from '../../../framework/define-rule.ts';
import { lacking, listed } from '../../../framework/messages.ts';
import { chosenOperations } from '../../../framework/operation-choice.ts';
import { documentedErrors } from '../../../functions/remedies/documented-status.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { documentsStatus, responsePlace } from '../../../model/operations/responses.ts';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/**
 * An operation documents the errors that every one of its kind can give: 400 for input, and `default` or 5xx. Other
 * statuses are demanded by the statements about them: 404 on one resource (4.2/get-not-found), 422 (4.5/responses,
 * 3/invalid-operation). An operation without any response is an incomplete description.
 */
export default defineRule({
  id: 'errors-documented',
  statements: ['7.1/errors-documented'],
  severity: 'warn',
  summary: 'An operation with input documents 400, and every operation documents default or a 5xx.',
  why: 'What is not documented is not handled: clients learn of the error when it happens.',
  fix: { isSafe: true },
  yieldsTo: ['query-use', 'page-invalid', 'idempotency-errors', 'patch-invalid-state'],
  joins: 'whenHardlyAnyKeeps',
  subjects: (description) =>
    chosenOperations(description, { methods: METHODS }).filter(({ responses }) => responses.length > 0),
  judge: (operation, description) => {
    const missing = missingErrors(operation);
    if (missing.length === 0) return null;
    return {
      message: (left) => {
        const own = missing.filter(({ place }) => left.includes(place));
        return left.length === own.length ? messageOf(operation, own) : messageOfAll(left);
      },
      at: below(operation.place, 'responses'),
      places: missing.map(({ place }) => place),
      remedy: (left) => documentedErrors(left, description),
    };
  },
});

/** An error that an operation does not document. */
interface MissingError {
  readonly status: '400' | 'default or 5xx';
  /** Where it would stand. */
  readonly place: Place;
}

function missingErrors(operation: OperationNode): MissingError[] {
  const missing: MissingError[] = [];
  if (inputOf(operation) !== null && !documentsStatus(operation, '400')) {
    // A PATCH may answer 422 in its place (4.6/invalid-state).
    const isEither = operation.method === 'patch' && !documentsStatus(operation, '422');
    missing.push({ status: '400', place: responsePlace(operation, isEither ? '422' : '400') });
  }
  if (!operation.responses.some(({ key }) => key === 'default' || key.startsWith('5'))) {
    missing.push({ status: 'default or 5xx', place: responsePlace(operation, 'default') });
  }
  return missing;
}

function messageOf(operation: OperationNode, missing: readonly MissingError[]): string {
  const statuses = missing.map(({ status }) => status);
  const reason = statuses.includes('400') ? ` (this operation takes ${inputOf(operation)})` : '';
  return `the operation documents ${lacking(statuses)}${reason}; add ${listed(statuses)}`;
}

/** The message for the operations at which errors would stand at these places. */
function messageOfAll(places: readonly Place[]): string {
  const defaults = places.filter(({ key }) => key === 'default').length;
  const inputs = places.length - defaults;
  const facts = [
    ...(inputs === 0 ? [] : [`${inputs} that take input lack 400`]),
    ...(defaults === 0 ? [] : [`${defaults} lack default or 5xx`]),
  ];
  const remedy = 'write each once in components/responses, and refer to it from the operations';
  return `operations do not document all of their errors: ${listed(facts)}; ${remedy}`;
}

/** What an operation takes that can be wrong; a body on GET and DELETE is wrong by itself (4.2/no-body). */
function inputOf({ method, requestBody, parameters }: OperationNode): string | null {
  if (requestBody !== null && method !== 'get' && method !== 'delete') return 'a body';
  const isInput = (location: string | null | undefined) => location === 'query' || location === 'querystring';
  return parameters.some(({ node }) => isInput(node?.location)) ? 'query parameters' : null;
}
