import type { Description } from '../description/description.ts';
import type { ContentEntry, OperationNode } from '../description/nodes.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { requestBodyUses } from '../operations/shared-bodies.ts';
import { isMultipart } from '../text/standards/media-type.ts';

/** Methods that uploads have; multipart on others is statement 1/json-bodies' matter. */
const METHODS = ['post', 'put'];

/**
 * The multipart bodies that clients send, and those of `components` that no operation takes, each once. Only those of some
 * operations, where `isMeant` says which.
 */
export function receivedMultipart(
  description: Description,
  isMeant: (operation: OperationNode) => boolean = () => true,
): ContentEntry[] {
  const own = new Set(clientOperations(description).filter(isMeant));
  const uses = requestBodyUses(description);
  return description.requestBodies
    .filter((body) => {
      const users = uses.get(body) ?? [];
      const isUpload = users.some(({ operation }) => own.has(operation) && METHODS.includes(operation.method));
      return users.length === 0 || isUpload;
    })
    .flatMap(({ content }) => content.filter(({ name }) => isMultipart(name)));
}
