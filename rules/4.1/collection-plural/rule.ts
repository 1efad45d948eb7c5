import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { vocabularyOf } from '../../../model/annotations/vocabulary-of-description.ts';
import type { Description } from '../../../model/description/description.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import type { ResourceSegment } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { isNamedByVerb, resourceSegments } from '../../../model/paths/resource-segments.ts';
import { isPluralOfOne, nameReader } from '../../../model/paths/segment-names.ts';
import { toCamelCase } from '../../../model/text/words/name-case.ts';
import { grammaticalNumberOfName, toPluralName, toSingularName } from '../../../model/text/words/plural-names.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';
import { pluralFor } from './collection-name.ts';

/** The collections below one parent: whether one has a plural name, and how many have a name of unknown number. */
interface Siblings {
  plural: boolean;
  unknown: number;
}

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
    if (meaning !== 'collection')
      return { message: `the singleton ${plain(prefix)} has a plural name; write ${wanted}` };
    const lookUp = lookUpBy(resource, description);
    if (lookUp !== null) return { message: lookUp };
    const plural = pluralFor(resource, description);
    const remedy = plural === null ? 'name it by the plural of what it holds' : `write ${plain(plural)}`;
    return { message: `the collection ${plain(prefix)} has a singular name; ${remedy}` };
  },
});

/** The name to write: the same one where its number is right or not known. */
function otherNumber({ segment, meaning, prefix }: ResourceSegment, description: Description): string {
  const { name } = segment;
  const vocabulary = vocabularyOf(description);
  const number = grammaticalNumberOfName(name, vocabulary);
  if (meaning === 'collection') {
    return number !== 'singular' || hasNoPlural(name) || isKind(prefix, description) ? name : toPluralName(name);
  }
  return number !== 'plural' || isPluralOfOne(nameReader(vocabulary)(segment)) ? name : toSingularName(name);
}

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

/** True for names such as `machine-to-machine`, which qualify a thing. */
function hasNoPlural(name: string): boolean {
  const words = splitWords(name);
  return words.length === 3 && words[1] === 'to' && words[0] === words[2];
}

/** True for `shared-cost` beside `local` and `mobile`: collections of the same thing that are named by their difference. */
function isKind(prefix: string, description: Description): boolean {
  const siblings = siblingsIn(description).get(parentOf(prefix));
  return siblings !== undefined && !siblings.plural && siblings.unknown > 1;
}

const siblingsIn: (description: Description) => ReadonlyMap<string, Siblings> = memoize((description) => {
  const found = new Map<string, Siblings>();
  for (const { segment, meaning, prefix } of resourceSegments(description)) {
    if (meaning !== 'collection') continue;
    const known = found.get(parentOf(prefix)) ?? { plural: false, unknown: 0 };
    found.set(parentOf(prefix), known);
    const number = grammaticalNumberOfName(segment.name, vocabularyOf(description));
    if (number === 'plural') known.plural = true;
    if (number === 'unknown') known.unknown++;
  }
  return found;
});

function parentOf(prefix: string): string {
  return prefix.slice(0, prefix.lastIndexOf('/')).replaceAll(/\{[^{}]*\}/g, '{}');
}
