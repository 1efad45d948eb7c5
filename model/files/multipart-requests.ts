import type { Description } from '../description/description.ts';
import type { ContentEntry, OperationNode } from '../description/nodes.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { requestBodyUses } from '../operations/shared-bodies.ts';
import { isMultipart } from '../text/standards/media-type.ts';

/** The methods of uploads; 1/json-bodies reports multipart bodies of others. */
const METHODS = ['post', 'put'];

/**
 * The multipart bodies of POST and PUT by clients, and those of `components` that no operation takes, each once. Bodies
 * that operations take are given only for operations for which `isMeant` is true.
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
