import { type Vocabulary, vocabularyKey } from './declared-vocabulary.ts';
import {
  declaredNumber,
  type GrammaticalNumber,
  grammaticalNumber,
  toPlural,
  toSingular,
} from './grammatical-number.ts';
import { lexiconClass } from './lexicon.ts';
import { splitWords, type WordPart, wordParts } from './split-words.ts';
import { postpositives, prepositions, uncountables } from './word-lists.ts';

/**
 * The grammatical number of a name of one or several words, by its last word (2.1/array-names). A number or version at
 * the end does not count (`permissionsV2`); a preposition ends the noun (`filesUnderRetention`, `availableFrom`); where
 * the last word is no noun, a plural noun before it makes the name plural (`itemsIncluded`). Names without a noun are
 * `unknown`.
 */
export function grammaticalNumberOfName(name: string, vocabulary: Vocabulary): GrammaticalNumber {
  const words = splitWords(name);
  return declaredNumber(vocabularyKey(words), vocabulary) ?? numberOfPhrase(headPhrase(words), vocabulary);
}

/**
 * The name with its last word in the plural, or that before `of`: `lineItem` → `lineItems`, `dayOfWeek` → `daysOfWeek`.
 */
export function toPluralName(name: string): string {
  return withLastWord(name, toPlural);
}

/** The name with its last word in the singular: `lineItems` → `lineItem`. */
export function toSingularName(name: string): string {
  return withLastWord(name, toSingular);
}

/** Words for lists, which the plural of what they hold says as well. */
const LIST_WORDS = new Set(['list', 'array', 'arr']);

/** Nouns before `list` that say what it is for, and not what it holds: a `priceList`, a `mailingList`. */
const PURPOSES_OF_LISTS = new Set(
  'access black block check control drop mailing packing play price reading shopping to wait waiting white wish'.split(
    ' ',
  ),
);

/**
 * The name without a word for a list at its end: `geoArea` for `geoAreaList`. The same name where the list is what is
 * counted.
 */
export function withoutListWord(name: string): string {
  const [before, last] = wordParts(name).slice(-2);
  if (before === undefined || last === undefined || !LIST_WORDS.has(last.word)) return name;
  const known = lexiconClass(before.word);
  const isHeld = known === undefined ? !/(?:ing|ed)$/.test(before.word) : known === 'noun' || known === 'nounOrVerb';
  return isHeld && !PURPOSES_OF_LISTS.has(before.word) ? name.slice(0, before.start + before.spelled.length) : name;
}

function numberOfPhrase(words: readonly string[], vocabulary: Vocabulary): GrammaticalNumber {
  const last = words.at(-1);
  if (last === undefined) return 'unknown';
  if (words.length > 1 && uncountables.has(vocabularyKey(words.slice(-2)))) return 'either';
  if (postpositives.has(last) && grammaticalNumber(words.at(-2) ?? '', vocabulary) === 'plural') return 'plural';
  const verdict = grammaticalNumber(last, vocabulary);
  if (verdict !== 'unknown') return verdict;
  return words.slice(0, -1).some((word) => grammaticalNumber(word, vocabulary) === 'plural') ? 'plural' : 'unknown';
}

/** The words up to the first preposition that has a word before it, without numbers and versions at the end. */
function headPhrase(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, index) => index > 0 && prepositions.has(word));
  const head = (end === -1 ? words : words.slice(0, end)).map((word) => word.replace(/(?<=\p{L}{2})\d+$/u, ''));
  const last = head.findLastIndex((word) => !/^v?\d+$/.test(word));
  return head.slice(0, last + 1);
}

function withLastWord(name: string, inflect: (word: string) => string): string {
  const parts = wordParts(name);
  const end = parts.findIndex(({ word }, index) => index > 0 && word === 'of');
  const part = (end === -1 ? parts : parts.slice(0, end)).findLast(({ word }) => !/^v?\d+$/.test(word));
  if (part === undefined) return name;
  return name.slice(0, part.start) + inflected(part, name, inflect) + name.slice(part.start + part.spelled.length);
}

/** An acronym beside other words keeps its capitals, and only them: `parentID` → `parentIDs`. */
function inflected({ spelled, word }: WordPart, name: string, inflect: (word: string) => string): string {
  const changed = inflect(word);
  const isAcronym = spelled.length > 1 && spelled === spelled.toUpperCase() && /\p{Ll}/u.test(name);
  return isAcronym && changed.startsWith(word) ? spelled + changed.slice(word.length) : inflect(spelled);
}
