import { defineRule } from '../../../framework/define-rule.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { hasContent } from '../../../model/operations/body-content.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { documentsStatus } from '../../../model/operations/responses.ts';

/** All operations that answer with a body if none of them documents 406, else one of them. */
interface Subject {
  readonly place: Place;
  readonly operations: readonly OperationNode[];
}

/**
 * Asks whether an Accept that cannot be met is answered with 406: once where no operation documents it, else of each
 * operation that does not.
 */
export default defineRule({
  id: 'not-acceptable',
  statements: ['7.1/not-acceptable'],
  severity: 'hint',
  summary: 'An Accept header that application/json does not meet is answered 406, and the operations document it.',
  why: 'A client that asks for another media type and gets JSON with 200 fails later, in its parser, for a reason that it does not see.',
  question: 'Is an Accept header without application/json answered 406?',
  subjects: (description): Subject[] => {
    const operations = clientOperations(description).filter(answersWithBody);
    if (operations.length === 0) return [];
    if (operations.some(documentsIt)) return operations.map((one) => ({ place: one.place, operations: [one] }));
    return [{ place: pathsPlace(description), operations }];
  },
  judge: ({ operations }) => {
    if (operations.some(documentsIt)) return null;
    const who = operations.length === 1 ? 'the operation documents' : 'the operations document';
    return { message: `${who} no 406; add it, if an Accept without application/json is answered with it` };
  },
});

function documentsIt(operation: OperationNode): boolean {
  return documentsStatus(operation, '406');
}

function answersWithBody({ method, responses }: OperationNode): boolean {
  return (
    method !== 'head' && responses.some(({ key, node }) => key.startsWith('2') && node !== null && hasContent(node))
  );
}

function pathsPlace({ rootPlace }: Description): Place {
  return below(rootPlace, 'paths');
}
