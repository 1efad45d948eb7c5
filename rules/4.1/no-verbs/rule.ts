import { defineRule } from '../../../framework/define-rule.ts';
import { verbFault } from '../../../functions/messages/segment-names.ts';
import { resourceSegments } from '../../../model/paths/resource-segments.ts';

/** No data resource is named by a verb. Words that are nouns as well are right, and actions are named by verbs. */
export default defineRule({
  id: 'no-verbs',
  statements: ['4.1/no-verbs'],
  severity: 'warn',
  summary: 'Data resources are not named by verbs.',
  why: 'A verb beside a method says twice what happens, and says it wrong as soon as a second method comes: GET on /create-orders.',
  answeredBy: ['resource'],
  yieldsTo: ['path-characters'],
  subjects: resourceSegments,
  judge: (resource, description) => {
    const fault = verbFault(resource, description);
    return fault === null ? null : { message: `${fault.fact}; ${fault.remedy}` };
  },
});
