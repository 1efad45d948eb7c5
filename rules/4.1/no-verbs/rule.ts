import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { vocabularyOf } from '../../../model/annotations/vocabulary-of-description.ts';
import type { Description } from '../../../model/description/description.ts';
import { isNamedByVerb, resourceSegments } from '../../../model/paths/resource-segments.ts';
import { partOfSpeech } from '../../../model/text/words/part-of-speech.ts';
import { grammaticalNumberOfName, toPluralName } from '../../../model/text/words/plural-names.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

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
    const { meaning, prefix, segment } = resource;
    const noun = nounBehindVerb(segment.name, meaning === 'collection', description);
    const remedy = noun === null ? 'name it by the noun for what it holds' : `write ${plain(noun)}`;
    return { message: `the ${meaning} ${plain(prefix)} is named by a verb; ${remedy}` };
  },
});

/** What a verb phrase does something to: `orders` for `list-orders`, in the plural for a collection. Null for a verb alone. */
function nounBehindVerb(name: string, isCollection: boolean, description: Description): string | null {
  const vocabulary = vocabularyOf(description);
  const [first = '', ...rest] = splitWords(name);
  const noun = rest.join('-');
  if (noun === '' || partOfSpeech(first, vocabulary) === 'noun' || partOfSpeech(noun, vocabulary) === 'verb')
    return null;
  const number = grammaticalNumberOfName(noun, vocabulary);
  if (number === 'unknown') return null;
  return isCollection && number === 'singular' ? toPluralName(noun) : noun;
}
