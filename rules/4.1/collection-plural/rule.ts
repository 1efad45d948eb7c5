import { defineRule } from '../../../framework/define-rule.ts';
import { numberFault } from '../../../functions/messages/segment-names.ts';
import { resourceSegments } from '../../../model/paths/resource-segments.ts';

/**
 * Collections have plural names, singletons singular ones. A segment is judged once, where the number of its name is
 * known. Plurals that often name one thing (`settings`) and nouns of one form (`trousers`) are right for both. Names
 * that are verbs are not judged (`no-verbs`).
 */
export default defineRule({
  id: 'collection-plural',
  statements: ['4.1/collection-plural'],
  severity: 'warn',
  summary: 'Collections have plural names, singletons singular ones.',
  why: 'The name shows a reader whether one resource or many come back, before any documentation is opened.',
  answeredBy: ['resource'],
  // A name in capital letters and in the singular has one finding, with the name that is right in both ways.
  yieldsTo: ['path-characters'],
  subjects: resourceSegments,
  judge: (resource, description) => {
    const fault = numberFault(resource, description);
    return fault === null ? null : { message: `${fault.fact}; ${fault.remedy}` };
  },
});
