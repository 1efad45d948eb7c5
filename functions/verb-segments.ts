import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import { classifyPaths, type ResourceSegment } from '../model/paths.ts';
import { vocabularyOf } from '../model/vocabulary.ts';
import { verbReading } from '../model/words.ts';

/** No data resource is named by a verb. Words that are nouns as well are right, and actions are named by verbs. */
export default defineFunction<ResourceSegment>({
  name: 'verbSegments',
  options: null,
  subjects: (description) =>
    classifyPaths(description).segments.filter(
      ({ role, sure }) => sure && (role === 'collection' || role === 'singleton'),
    ),
  judge: ({ segment, role, prefix }, _options, description) => {
    if (verbReading(segment.name, vocabularyOf(description)) !== 'verb') return null;
    return { message: `the ${role} ${plain(prefix)} is named by a verb; name it by the noun for what it holds` };
  },
});
