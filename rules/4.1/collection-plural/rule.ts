import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { vocabularyOf } from '../../../model/annotations/vocabulary-of-description.ts';
import { nameInOtherNumber, otherNumber } from '../../../model/collections/collection-names.ts';
import type { Description } from '../../../model/description/description.ts';
import type { ResourceSegment } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { isNamedByVerb, resourceSegments } from '../../../model/paths/resource-segments.ts';
import { toCamelCase } from '../../../model/text/words/name-case.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/**
 * Collections have plural names, singletons singular ones. A segment is judged once, where the number of its name is known.
 * Plurals that often name one thing (`settings`) and nouns of one form (`trousers`) are right for both. Names that are verbs
 * are not judged (`no-verbs`).
 */
export default defineRule({
  id: 'collection-plural',
  statements: ['4.1/collection-plural'],
  severity: 'warn',
  summary: 'Collections have plural names, singletons singular ones.',
  why: 'The name shows a reader whether one resource or many come back, before any documentation is opened.',
  subjects: resourceSegments,
  judge: (resource, description) => {
    const { segment, meaning, prefix } = resource;
    const wanted = otherNumber(resource, description);
    if (wanted === segment.name || isNamedByVerb(resource, vocabularyOf(description))) return null;
    const name = nameInOtherNumber(resource, description);
    if (meaning !== 'collection')
      return { message: `the singleton ${plain(prefix)} has a plural name; write ${plain(name ?? wanted)}` };
    const lookUp = lookUpBy(resource, description);
    if (lookUp !== null) return { message: lookUp };
    const remedy = name === null ? 'name it by the plural of what it holds' : `write ${plain(name)}`;
    return { message: `the collection ${plain(prefix)} has a singular name; ${remedy}` };
  },
});

/** What to write for `customers/email/{email}`, where the name is that of a value, and not of a collection; null elsewhere. */
function lookUpBy(resource: ResourceSegment, description: Description): string | null {
  const path = classifyPaths(description).paths.find(({ segments }) => segments.includes(resource));
  const index = path?.segments.indexOf(resource) ?? 0;
  const [above, , value] = [index - 1, index, index + 1].map((at) => path?.segments[at]);
  const words = splitWords(resource.segment.name);
  const valueWords = splitWords(value?.segment.parameterNames[0] ?? '');
  if (above?.meaning !== 'collection' || valueWords.length === 0) return null;
  if (!words.join(' ').endsWith(valueWords.join(' '))) return null;
  const name = toCamelCase(resource.segment.name) ?? resource.segment.name;
  const fact = `${plain(resource.segment.name)} before ${plain(value?.segment.text ?? '')} is the name of a value, and no collection`;
  return `${fact}; look it up in the collection: ${plain(above.prefix)}?${name}={${name}}`;
}
