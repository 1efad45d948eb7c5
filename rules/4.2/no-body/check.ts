import { defineFunction } from '../../../framework/define-function.ts';
import { chosenOperations, OPERATION_CHOICE, type OperationChoice } from '../../../framework/operation-choice.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';

export interface NoRequestBodyOptions extends OperationChoice {
  /** What to do with what the body carries. */
  readonly remedy: string;
}

/** Operations of some kinds take no request body. */
export default defineFunction<OperationNode, NoRequestBodyOptions>({
  name: 'noRequestBody',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['remedy'],
    properties: { ...OPERATION_CHOICE, remedy: { type: 'string' } },
  },
  subjects: (description, options) => chosenOperations(description, options),
  judge: ({ method, requestBody }, { remedy }) => {
    if (requestBody === null) return null;
    return { message: `${method.toUpperCase()} takes a request body; ${remedy}`, at: requestBody.place };
  },
});
