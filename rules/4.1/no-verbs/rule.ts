import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { vocabularyOf } from '../../../model/annotations/vocabulary-of-description.ts';
import type { Description } from '../../../model/description/description.ts';
import type { ResourceSegment } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { isNamedByVerb, resourceSegments } from '../../../model/paths/resource-segments.ts';
import { toCamelCase } from '../../../model/text/words/name-case.ts';
import { partOfSpeech } from '../../../model/text/words/part-of-speech.ts';
import { grammaticalNumberOfName, toPluralName, toSingularName } from '../../../model/text/words/plural-names.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';
import { prepositions } from '../../../model/text/words/word-lists.ts';

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
    return { message: `the ${meaning} ${plain(prefix)} is named by a verb; ${remedyFor(resource, description)}` };
  },
});

function remedyFor(resource: ResourceSegment, description: Description): string {
  const { name } = resource.segment;
  const selection = selectionBy(resource, description);
  if (selection !== null) return `select in the collection by a query parameter: ${plain(selection)}`;
  const noun = nounBehindVerb(name, resource.meaning === 'collection', description);
  return noun === null ? 'name it by the noun for what it holds' : `write ${plain(noun)}`;
}

/**
 * What to call instead of `contacts/find-by-email` or `find-contacts-by-email`: the collection with a query parameter. Null for names
 * without by, and where it is not known in which collection to select.
 */
function selectionBy({ segment, prefix }: ResourceSegment, description: Description): string | null {
  const words = splitWords(segment.name);
  const by = words.indexOf('by');
  const parameter = toCamelCase(words.slice(by + 1).join('-'));
  if (by < 1 || parameter === null || parameter === 'id') return null;
  const parent = prefix.slice(0, prefix.lastIndexOf('/'));
  const noun = words.slice(1, by).join('-');
  if (noun !== '') return `${parent}/${toPluralName(toSingularName(noun))}?${parameter}={${parameter}}`;
  const isCollection = classifyPaths(description).segments.some(
    (one) => one.prefix === parent && one.meaning === 'collection',
  );
  return isCollection ? `${parent}?${parameter}={${parameter}}` : null;
}

/** What a verb phrase does something to: `orders` for `list-orders`, in the plural for a collection. Null for a verb alone. */
function nounBehindVerb(name: string, isCollection: boolean, description: Description): string | null {
  const vocabulary = vocabularyOf(description);
  const [first = '', ...rest] = splitWords(name);
  const noun = rest.join('-');
  if (prepositions.has(rest[0] ?? '')) return null;
  if (noun === '' || partOfSpeech(first, vocabulary) === 'noun' || partOfSpeech(noun, vocabulary) === 'verb')
    return null;
  const number = grammaticalNumberOfName(noun, vocabulary);
  if (number === 'unknown') return null;
  return isCollection && number === 'singular' ? toPluralName(noun) : noun;
}
