import { defineFunction } from '../../../framework/define-function.ts';
import { plain } from '../../../framework/messages.ts';
import type { ParameterNode } from '../../../model/description/nodes.ts';
import { isSameHeader } from '../../../model/operations/header-names.ts';
import { otherKeys } from '../../../model/operations/idempotency-key.ts';
import { isStandardHeader } from '../../../model/text/standards/http-headers.ts';

export interface CustomHeaderQuestionOptions {
  /** Names of headers that the conventions define, in any case. */
  readonly known: readonly string[];
}

/** Asks whether business logic depends on a custom request header that is required. Of idempotency keys 4.5/header speaks. */
export default defineFunction<ParameterNode, CustomHeaderQuestionOptions>({
  name: 'customHeaderQuestion',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['known'],
    properties: { known: { type: 'array', items: { type: 'string' } } },
  },
  subjects: (description) => {
    const keys = new Set(otherKeys(description).map(({ source }) => source));
    return description.parameters.filter(
      (parameter) => parameter.location === 'header' && parameter.name !== null && !keys.has(parameter),
    );
  },
  judge: ({ value, name }, { known }) => {
    if (value.required !== true || name === null || isStandardHeader(name)) return null;
    if (known.some((one) => isSameHeader(one, name))) return null;
    return {
      message: `the custom header ${plain(name)} is required; if business logic depends on it, move it to the body or the path`,
    };
  },
});
