import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { vocabularyOf } from '../../../model/annotations/vocabulary-of-description.ts';
import { isNamedByVerb, resourceSegments } from '../../../model/paths/resource-segments.ts';

/** No data resource is named by a verb. Words that are nouns as well are right, and actions are named by verbs. */
export default defineRule({
  id: 'no-verbs',
  statements: ['4.1/no-verbs'],
  severity: 'warn',
  summary: 'Data resources are not named by verbs.',
  why: 'A verb beside a method says twice what happens, and says it wrong as soon as a second method comes: GET on /create-orders.',
  subjects: resourceSegments,
  judge: (resource, description) => {
    if (!isNamedByVerb(resource, vocabularyOf(description))) return null;
    const { meaning, prefix } = resource;
    return { message: `the ${meaning} ${plain(prefix)} is named by a verb; name it by the noun for what it holds` };
  },
});
