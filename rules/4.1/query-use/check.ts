import { defineFunction } from '../../../framework/define-function.ts';
import { quote } from '../../../framework/messages.ts';
import { misplacementText } from '../../../framework/query-use-messages.ts';
import {
  isMeantForPath,
  misplacement,
  type QueryAllowance,
  type QueryParameterUse,
  queryParameterUses,
} from '../../../model/query/misplaced-parameters.ts';

/**
 * Query parameters stand only where they choose from a collection or serve a read that can be cached. Where the class of a
 * path is not sure, only what holds for every class is judged. A path parameter that is declared `in: query` is left to the check
 * of path parameters.
 */
export default defineFunction<QueryParameterUse, QueryAllowance>({
  name: 'queryUse',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['onSingle', 'onSearch'],
    properties: {
      onSingle: { type: 'array', items: { type: 'string' } },
      onSearch: { type: 'array', items: { type: 'string' } },
    },
  },
  subjects: queryParameterUses,
  judge: (use, allowed, description) => {
    const misplaced = misplacement(use, allowed, description);
    if (misplaced === null || isMeantForPath(use, description)) return null;
    const { place, remedy } = misplacementText(misplaced, allowed);
    return { message: `query parameter ${quote(use.name)} stands on ${place}; ${remedy}` };
  },
});
