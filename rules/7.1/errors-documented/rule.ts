import { defineRule } from '../../../framework/define-rule.ts';
import { lacking, listed } from '../../../framework/messages.ts';
import { chosenOperations } from '../../../framework/operation-choice.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { isKeyHeader } from '../../../model/operations/idempotency-key.ts';
import { documentsStatus } from '../../../model/operations/responses.ts';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/** The query parameters for which `page-invalid` asks for 400. */
const PAGING_PARAMETERS = ['page', 'pageSize'];

/**
 * An operation documents the errors that every one of its kind can give: 400 for input, and `default` or 5xx. Errors of narrower
 * cases are left to their rules: 404 on one resource (`get-not-found`), 422 (`idempotency-errors`, `state-conflict`), and 400
 * for paging (`page-invalid`), a required Idempotency-Key (`idempotency-errors`) and a PATCH without 422 (`patch-invalid-state`).
 * An operation without any response is an incomplete description.
 */
export default defineRule({
  id: 'errors-documented',
  statements: ['7.1/errors-documented'],
  severity: 'warn',
  summary: 'An operation with input documents 400, and every operation documents default or a 5xx.',
  why: 'What is not documented is not handled: clients learn of the error when it happens.',
  subjects: (description) =>
    chosenOperations(description, { methods: METHODS }).filter(({ responses }) => responses.length > 0),
  judge: (operation) => {
    const missing = [
      ...(lacksInvalid(operation) ? ['400'] : []),
      ...(operation.responses.some(({ key }) => key === 'default' || key.startsWith('5')) ? [] : ['default or 5xx']),
    ];
    if (missing.length === 0) return null;
    const reason = missing[0] === '400' ? ` (this operation takes ${inputOf(operation)})` : '';
    return {
      message: `the operation documents ${lacking(missing)}${reason}; add ${listed(missing)}`,
      at: below(operation.place, 'responses'),
    };
  },
});

function lacksInvalid(operation: OperationNode): boolean {
  if (inputOf(operation) === null || documentsStatus(operation, '400')) return false;
  if (operation.method === 'patch' && !documentsStatus(operation, '422')) return false;
  return !operation.parameters.some(({ node }) => {
    if (node?.location === 'query') return PAGING_PARAMETERS.includes(node.name ?? '');
    return operation.method === 'post' && node?.value.required === true && isKeyHeader(node);
  });
}

/** What an operation takes that can be wrong; a body on GET and DELETE is wrong by itself (4.2/no-body). */
function inputOf({ method, requestBody, parameters }: OperationNode): string | null {
  if (requestBody !== null && method !== 'get' && method !== 'delete') return 'a body';
  return parameters.some(({ node }) => node?.location === 'query') ? 'query parameters' : null;
}
