import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import { vocabularyOf } from '../model/annotations/vocabulary.ts';
import type { ResourceSegment } from '../model/paths/paths.ts';
import { isNamedByVerb, resourceSegments } from '../model/paths/resource-segments.ts';

/** No data resource is named by a verb. Words that are nouns as well are right, and actions are named by verbs. */
export default defineFunction<ResourceSegment>({
  name: 'verbSegments',
  options: null,
  subjects: resourceSegments,
  judge: (resource, _options, description) => {
    if (!isNamedByVerb(resource, vocabularyOf(description))) return null;
    const { role, prefix } = resource;
    return { message: `the ${role} ${plain(prefix)} is named by a verb; name it by the noun for what it holds` };
  },
});
