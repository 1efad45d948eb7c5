import { type Vocabulary, vocabularyKey } from './declared-vocabulary.ts';
import { grammaticalNumber, toSingular } from './grammatical-number.ts';
import { lexiconClass } from './lexicon.ts';
import { splitWords } from './split-words.ts';
import {
  compoundHeads,
  imperatives,
  knownSingulars,
  likelyImperatives,
  lookupObjects,
  lookupVerbs,
  noVerbs,
  particles,
  pluralParticles,
  technicalNounsAndVerbs,
  technicalVerbs,
  uncountables,
  verbModifiers,
  verbPrefixes,
  verbsOfRequests,
} from './word-lists.ts';

/**
 * What a name can be. `both`: a verb or a noun, depending on the context; `unknown`: neither the lists nor its form
 * show it.
 */
export type PartOfSpeech = 'verb' | 'noun' | 'both' | 'unknown';

/** Endings that only nouns have. */
const nounEnding = /(?:tion|sion|ment|ness|ity|ance|ence|ship|hood|ism|logy|ing)$/;
/** Prefixes with which a verb remains a verb: reauthorize, undelete, preauthorize. */
const verbPrefix = /^(?:re|un|de|pre|auto)(?=[a-z]{3})/;

/**
 * Whether a path segment or another name is a verb (`activate`, `verify-email`), a noun (`orders`, `search-results`) or
 * can be both (`transfer`, `capture`). Rule no-verbs (4.1) reports only `verb`, action-verb (4.7) only `noun`.
 */
export function partOfSpeech(name: string, vocabulary: Vocabulary): PartOfSpeech {
  const words = splitWords(name).filter((word) => !/^\d+$/.test(word));
  const declared = declaredReading(vocabularyKey(words), vocabulary);
  if (declared !== undefined) return declared;
  const [first, ...rest] = words;
  if (first === undefined) return 'unknown';
  return rest.length === 0 ? readWord(first, vocabulary) : readPhrase(first, rest, vocabulary);
}

function declaredReading(
  key: string,
  { verbs, nouns, plural, singular, uncountable }: Vocabulary,
): PartOfSpeech | undefined {
  const noun = [nouns, plural, singular, uncountable].some((names) => names.has(key));
  if (verbs.has(key)) return noun ? 'both' : 'verb';
  return noun ? 'noun' : undefined;
}

function readWord(word: string, vocabulary: Vocabulary): PartOfSpeech {
  return declaredReading(word, vocabulary) ?? readBaseForm(word) ?? readDerived(word, vocabulary);
}

function readBaseForm(word: string): PartOfSpeech | undefined {
  if (noVerbs.has(word)) return undefined;
  if (technicalNounsAndVerbs.has(word)) return 'both';
  if (technicalVerbs.has(word)) return 'verb';
  switch (lexiconClass(word)) {
    case 'verb':
      return 'verb';
    case 'nounOrVerb':
    case 'verbOrNoun':
      return 'both';
    case 'noun':
    case 'rarelyNoun':
      return 'noun';
    default:
      return uncountables.has(word) || knownSingulars.has(word) ? 'noun' : undefined;
  }
}

/** Of a word that no list holds: a British spelling, a prefixed verb, a plural, or a noun by its ending. */
function readDerived(word: string, vocabulary: Vocabulary): PartOfSpeech {
  const american = word.replace(/is(e|ing)$/, 'iz$1');
  if (american !== word && readBaseForm(american) === 'verb') return 'verb';
  const unprefixed = word.replace(verbPrefix, '');
  const base = unprefixed === word || noVerbs.has(word) ? undefined : readBaseForm(unprefixed);
  if (base === 'verb' || base === 'both') return base;
  const singular = toSingular(word);
  if (singular !== word) return readPlural(singular);
  return nounEnding.test(word) || grammaticalNumber(word, vocabulary) === 'singular' ? 'noun' : 'unknown';
}

/** Only nouns have a plural; but the third person of a verb looks like one (includes). */
function readPlural(singular: string): PartOfSpeech {
  return readBaseForm(singular) === 'verb' ? 'unknown' : 'noun';
}

function readPhrase(first: string, rest: readonly string[], vocabulary: Vocabulary): PartOfSpeech {
  if (uncountables.has(vocabularyKey([first, ...rest]))) return 'noun';
  const [second = '', ...others] = rest;
  const opening = readWord(first, vocabulary);
  if (verbModifiers.has(first)) return readRest(second, others, vocabulary);
  if (verbPrefixes.has(first)) {
    const reading = readRest(second, others, vocabulary);
    return reading === 'verb' ? 'both' : reading;
  }
  if (isPhrasalVerb(second, opening))
    return grammaticalNumber(rest.at(-1) ?? '', vocabulary) === 'plural' ? 'noun' : 'both';
  if (pluralParticles.has(second)) return 'noun';
  const head = rest.at(-1) ?? second;
  if (opening === 'verb') return isKindOfList(first, head) || isDeed(first, head) ? 'both' : 'verb';
  if (opening === 'both') return readAfterBoth(first, head, vocabulary);
  return imperatives.has(first) ? 'verb' : readAfterNoun(opening, first, rest, vocabulary);
}

function readRest(second: string, others: readonly string[], vocabulary: Vocabulary): PartOfSpeech {
  return others.length === 0 ? readWord(second, vocabulary) : readPhrase(second, others, vocabulary);
}

/** log-in, check-out, add-on: a verb with its particle, and a noun as well, unless a plural follows (sign-up-forms). */
function isPhrasalVerb(second: string, opening: PartOfSpeech): boolean {
  return particles.has(second) && (opening === 'verb' || opening === 'both');
}

/** allow-list, deny-lists: nouns of two words. */
function isKindOfList(first: string, head: string): boolean {
  return /^lists?$/.test(head) && /^(?:allow|deny|exclude|ignore|include)$/.test(first);
}

/**
 * delete-requests, deploy-jobs: what is to be done or is being done, unless the verb says what happens to them
 * (create-jobs).
 */
function isDeed(first: string, head: string): boolean {
  return /^(?:requests|jobs)$/.test(head) && !verbsOfRequests.has(first);
}

/**
 * True for list-customers and search-orders: the verb begins noun compounds as well, but not before what is looked up.
 */
export function isLookupPhrase(first: string, head: string): boolean {
  return lookupVerbs.has(first) && lookupObjects.has(toSingular(head)) && !lookupObjects.has(head);
}

/**
 * The first word can be both, and the words that follow decide: order-items is a noun; mark-uncollectible,
 * check-availability and update-orders are verbs; charge-card, update-policies and change-status can be both.
 */
function readAfterBoth(first: string, head: string, vocabulary: Vocabulary): PartOfSpeech {
  const plural = grammaticalNumber(head, vocabulary) === 'plural';
  const one = plural ? toSingular(head) : head;
  const compound = compoundHeads.has(one);
  if (isLookupPhrase(first, head)) return 'verb';
  if (imperatives.has(first)) return plural && compound && !lookupObjects.has(one) ? 'both' : 'verb';
  if (plural) return compound ? 'noun' : 'both';
  return likelyImperatives.has(first) && !compound ? 'verb' : 'both';
}

/** The first word is not a known verb: the last word is the head of the compound. */
function readAfterNoun(
  opening: PartOfSpeech,
  first: string,
  rest: readonly string[],
  vocabulary: Vocabulary,
): PartOfSpeech {
  const plain = opening === 'noun' || /(?:ed|ing)$/.test(first);
  const head = readHead(rest, vocabulary);
  if (plain || head !== 'noun') return head;
  return grammaticalNumber(rest.at(-1) ?? '', vocabulary) === 'plural' ? 'noun' : 'unknown';
}

/** A compound is a noun if its last word can be one; a verb at the end makes no verb phrase (network-connect). */
function readHead(rest: readonly string[], vocabulary: Vocabulary): PartOfSpeech {
  const reading = readWord(rest.at(-1) ?? '', vocabulary);
  return reading === 'noun' || reading === 'both' ? 'noun' : 'unknown';
}
