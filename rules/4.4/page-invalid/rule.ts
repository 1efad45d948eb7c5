import { defineRule } from '../../../framework/define-rule.ts';
import { listed } from '../../../framework/messages.ts';
import { documentedErrors } from '../../../functions/remedies/documented-status.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { documentsStatus, responsePlace } from '../../../model/operations/responses.ts';
import { queryNamesOf } from '../../../model/parameters/names-in-query.ts';

/** Query parameters of which some values are invalid. */
const PARAMETERS = ['page', 'pageSize'];

/** An operation with a page number or size documents 400. One without any response is an incomplete description. */
export default defineRule({
  id: 'page-invalid',
  statements: ['4.4/page', '7.1/errors-documented'],
  severity: 'error',
  summary: 'An operation with page or pageSize documents 400.',
  why: 'A page of zero is refused; a client that does not expect that takes the refusal for an outage.',
  fix: { isSafe: true },
  yieldsTo: ['query-use'],
  subjects: (description) =>
    clientOperations(description).filter(
      (operation) => operation.responses.length > 0 && takenBy(operation).length > 0,
    ),
  judge: (operation, description) => {
    if (documentsStatus(operation, '400')) return null;
    const taken = takenBy(operation);
    const values = taken.map((name) => `${name}=0`).join(' and ');
    const message = `${operation.method.toUpperCase()} takes ${listed(taken)} and documents no response 400; add one, which answers ${values}`;
    return {
      message,
      at: below(operation.place, 'responses'),
      covers: [responsePlace(operation, '400')],
      remedy: () => documentedErrors([responsePlace(operation, '400')], description),
    };
  },
});

function takenBy(operation: OperationNode): string[] {
  const names = new Set(queryNamesOf(operation).map(({ name }) => name));
  return PARAMETERS.filter((name) => names.has(name));
}
