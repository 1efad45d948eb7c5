import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import type { ResourceSegment } from '../model/paths.ts';
import { resourceSegments } from '../model/resource-segments.ts';
import { vocabularyOf } from '../model/vocabulary.ts';
import { imperatives, likelyImperatives } from '../model/words/own-words.ts';
import { isPluralName, splitWords, type Vocabulary, verbReading } from '../model/words.ts';

/** No data resource is named by a verb. Words that are nouns as well are right, and actions are named by verbs. */
export default defineFunction<ResourceSegment>({
  name: 'verbSegments',
  options: null,
  subjects: resourceSegments,
  judge: ({ segment, role, prefix }, _options, description) => {
    if (!isNamedByVerb(segment.name, vocabularyOf(description))) return null;
    return { message: `the ${role} ${plain(prefix)} is named by a verb; name it by the noun for what it holds` };
  },
});

/** Before a plural noun, only verbs that begin orders count: `cancel-orders`, and not `connect-apps`. */
function isNamedByVerb(name: string, vocabulary: Vocabulary): boolean {
  if (verbReading(name, vocabulary) !== 'verb') return false;
  const [first = '', ...rest] = splitWords(name);
  if (rest.length === 0 || isPluralName(name, vocabulary) !== 'plural') return true;
  return imperatives.has(first) || likelyImperatives.has(first) || vocabulary.verbs.has(first);
}
