import { defineFunction } from '../../../framework/define-function.ts';
import { lacking, listed } from '../../../framework/messages.ts';
import { chosenOperations } from '../../../framework/operation-choice.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { isKeyHeader } from '../../../model/operations/idempotency-key.ts';
import { documentsStatus } from '../../../model/operations/responses.ts';

export interface DocumentedErrorsOptions {
  /** The methods whose operations are judged. */
  readonly methods: readonly string[];
  /** Query parameters for whose sake another rule asks for 400 already. */
  readonly pagingParameters?: readonly string[];
}

/**
 * An operation documents the errors that every one of its kind can give: 400 for input, and `default` or 5xx. An error that a
 * statement about a narrower case asks for is told there: 404 on one resource (4.2/get-not-found), 422 (4.5/responses and
 * 3/invalid-operation), and 400 for paging (4.4/page), a required Idempotency-Key (4.5/responses) and a PATCH that
 * documents 422 neither (4.6/invalid-state); the rules that tell these name this statement as well. An operation that
 * documents nothing at all is OpenAPI's own matter.
 */
export default defineFunction<OperationNode, DocumentedErrorsOptions>({
  name: 'documentedErrors',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['methods'],
    properties: {
      methods: { type: 'array', items: { type: 'string' } },
      pagingParameters: { type: 'array', items: { type: 'string' } },
    },
  },
  subjects: (description, { methods }) =>
    chosenOperations(description, { methods }).filter(({ responses }) => responses.length > 0),
  judge: (operation, { pagingParameters = [] }) => {
    const missing = [
      ...(lacksInvalid(operation, pagingParameters) ? ['400'] : []),
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

function lacksInvalid(operation: OperationNode, paging: readonly string[]): boolean {
  if (inputOf(operation) === null || documentsStatus(operation, '400')) return false;
  if (operation.method === 'patch' && !documentsStatus(operation, '422')) return false;
  return !operation.parameters.some(({ node }) => {
    if (node?.location === 'query') return paging.includes(node.name ?? '');
    return operation.method === 'post' && node?.value.required === true && isKeyHeader(node);
  });
}

/** What an operation takes that can be wrong; a body on GET and DELETE is wrong by itself (4.2/no-body). */
function inputOf({ method, requestBody, parameters }: OperationNode): string | null {
  if (requestBody !== null && method !== 'get' && method !== 'delete') return 'a body';
  return parameters.some(({ node }) => node?.location === 'query') ? 'query parameters' : null;
}
