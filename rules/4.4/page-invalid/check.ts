import { defineFunction } from '../../../framework/define-function.ts';
import { listed } from '../../../framework/messages.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { documentsStatus } from '../../../model/operations/responses.ts';
import { queryNamesOf } from '../../../model/query/query-names.ts';

export interface StatusForQueriesOptions {
  /** Names of query parameters. */
  readonly parameters: readonly string[];
  /** The status that an operation with one of them documentsStatus, by itself or by its range. */
  readonly status: string;
  /** What the status is for, for the remedy. */
  readonly purpose: string;
}

/** An operation that takes certain query parameters documents the status that answers wrong values; one that documents no answer at all is left aside. */
export default defineFunction<OperationNode, StatusForQueriesOptions>({
  name: 'statusForQueries',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['parameters', 'status', 'purpose'],
    properties: {
      parameters: { type: 'array', items: { type: 'string' } },
      status: { type: 'string' },
      purpose: { type: 'string' },
    },
  },
  subjects: (description, options) =>
    clientOperations(description).filter(
      (operation) => operation.responses.length > 0 && takenBy(operation, options).length > 0,
    ),
  judge: (operation, options) => {
    if (documentsStatus(operation, options.status)) return null;
    const taken = takenBy(operation, options);
    const message = `the operation takes ${listed(taken)} and documents no ${options.status}; add it, for ${options.purpose}`;
    return { message, at: below(operation.place, 'responses') };
  },
});

function takenBy(operation: OperationNode, { parameters }: StatusForQueriesOptions): string[] {
  const names = new Set(queryNamesOf(operation).map(({ name }) => name));
  return parameters.filter((name) => names.has(name));
}
