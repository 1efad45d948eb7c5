import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { remove } from '../../../framework/remedy.ts';
import type { Fault } from '../../../model/structure/fault.ts';
import { judgedObjects } from '../../../model/structure/structure-faults.ts';
import { wordingOf } from './words.ts';

/** What is wrong with a member by its name alone. */
const ON_KEY: ReadonlySet<Fault['fault']> = new Set(['unknown member', 'wrong name', 'both']);

/** True for a `required` of a schema that requires no property, in a form that OpenAPI does not have. */
function saysNothing(fault: Fault): boolean {
  if (fault.kind !== 'schema' || !('name' in fault) || fault.name !== 'required') return false;
  return fault.fault === 'wrong count' || (fault.fault === 'wrong value' && fault.value === false);
}

/**
 * A description is OpenAPI of the version that it names, in the members that its objects have and in the types of
 * these.
 */
export default defineRule({
  id: 'openapi-structure',
  statements: [],
  section: 'openapi',
  oasRule: 'oas3-schema',
  judgesStructure: true,
  severity: 'error',
  summary:
    'A description has the structure that its version of OpenAPI says: known members, of the right types, and none missing.',
  why: 'Tools pass over what they do not know without a word: a misspelt member does nothing, and an object of a wrong type is an empty one.',
  yieldsTo: [
    'array-max-items',
    'array-min-items',
    'bearer-security',
    'integer-bounds',
    'pattern-valid',
    'string-length',
  ],
  subjects: judgedObjects,
  judge: ({ faults }) =>
    faults.map((fault): Violation => {
      const { fact, remedy } = wordingOf(fault);
      return {
        message: ({ length }) => `${fact}${length > 1 ? ` at ${length} places` : ''}; ${remedy}`,
        at: fault.place,
        isOnKey: ON_KEY.has(fault.fault),
        cause: `${fault.kind}: ${fact}; ${remedy}`,
        ...(saysNothing(fault) && { remedy: () => [remove(fault.place)], fix: { isSafe: true } }),
      };
    }),
});
