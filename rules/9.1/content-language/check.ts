import { defineFunction } from '../../../framework/define-function.ts';
import type { Description } from '../../../model/description/description.ts';
import type { ResponseNode } from '../../../model/description/nodes.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { responseHeaderOf } from '../../../model/operations/header-names.ts';
import { responseUses } from '../../../model/operations/shared-bodies.ts';

export interface RequiredResponseHeaderOptions {
  readonly header: string;
  /** What to write where it is missing. */
  readonly remedy: string;
}

/** Every response of the service declares a header. What answers a webhook or callback is the receiver's. */
export default defineFunction<ResponseNode, RequiredResponseHeaderOptions>({
  name: 'requiredResponseHeader',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['header', 'remedy'],
    properties: { header: { type: 'string' }, remedy: { type: 'string' } },
  },
  subjects: ownResponses,
  judge: (response, { header, remedy }) => {
    if (responseHeaderOf(response, header) !== null) return null;
    return { message: `this response declares no ${header} header; ${remedy}` };
  },
});

/** The responses of our own operations, and those that stand in components without a use. */
function ownResponses(description: Description): ResponseNode[] {
  const own = new Set(clientOperations(description));
  const uses = responseUses(description);
  return description.responses.filter((response) => {
    const all = uses.get(response);
    return all === undefined || all.some(({ operation }) => own.has(operation));
  });
}
