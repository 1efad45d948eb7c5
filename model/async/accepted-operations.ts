import type { Description } from '../description/description.ts';
import type { OperationNode, ResponseNode, Use } from '../description/nodes.ts';
import { byPlace } from '../description/place.ts';
import { clientOperations, uniqueOperations } from '../operations/client-operations.ts';
import { responseOf } from '../operations/responses.ts';

/** An operation that may go on after its response (section 4.9 of the conventions), with its 202. */
export interface Accepting {
  readonly operation: OperationNode;
  readonly response: Use<ResponseNode>;
}

/** The operations that clients call and that document 202, each once, in the order of their places. */
export function acceptingOperations(description: Description): Accepting[] {
  const found = uniqueOperations(clientOperations(description)).flatMap((operation): Accepting[] => {
    const response = responseOf(operation, '202');
    return response === null ? [] : [{ operation, response }];
  });
  return found.sort((left, right) => byPlace(left.response.place, right.response.place));
}
