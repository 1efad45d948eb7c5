import pluralize from 'pluralize';
import type { Vocabulary } from './declared-vocabulary.ts';
import { lexiconClass } from './lexicon.ts';
import type { LexiconClass } from './lexicon-classes.ts';
import {
  countables,
  irregularPlurals,
  knownSingulars,
  pluralParticles,
  singularsEndingInS,
  technicalNounsAndVerbs,
  uncountables,
} from './word-lists.ts';

/**
 * The grammatical number of a noun. `either`: it has one form for both, or no plural; `unknown`: its form does not show
 * it.
 */
export type GrammaticalNumber = 'plural' | 'singular' | 'either' | 'unknown';

/** Masses by their ending: software, footwear, happiness, statistics. */
const massEnding = /(?<!^(?:busi|har|wit|ill|weak))(?:ware|wear|ness|ics)$/;
/** Endings that countable nouns and masses share: availability, billing, performance, usage, privacy. */
const doubtfulEnding = /(?:bility|ing|ance|ence|age|[^n]cy|ism|ship|hood)$/;
/** Endings that only nouns have: subscription, payment, entity. */
const nounEnding = /(?:tion|sion|ment|ity|ist|eer|or|logy|gram|graph|point)$/;

/**
 * The grammatical number of a single lower-case word. `unknown` where a guess would often be wrong, and for words that
 * are no nouns, so that the rules (2.1/array-names, 4.1/collection-plural, 4.1/repeated-values) report nothing.
 */
export function grammaticalNumber(word: string, vocabulary: Vocabulary): GrammaticalNumber {
  return (
    declaredNumber(word, vocabulary) ??
    listedNumber(word) ??
    (word.endsWith('s') ? numberInS(word) : numberWithoutS(word))
  );
}

/**
 * The number that a vocabulary declares for a name, given in the form of `vocabularyKey`; undefined where it declares
 * none.
 */
export function declaredNumber(key: string, vocabulary: Vocabulary): GrammaticalNumber | undefined {
  if (vocabulary.uncountable.has(key)) return 'either';
  const plural = vocabulary.plural.has(key);
  const singular = vocabulary.singular.has(key);
  if (plural && singular) return 'either';
  if (plural) return 'plural';
  return singular ? 'singular' : undefined;
}

/**
 * Plurals that pluralize gets wrong: of nouns in -ch that is spoken as k, of nouns in -man and -men that are not made
 * of man, of nouns in -ie, of gulf, of bias and virus, and of words in -s that it takes for plurals.
 */
pluralize.addPluralRule(/(epoch|stomach|(?:mon|patri|matri|olig|hier)arch|eunuch|loch|ptych|tech)$/i, '$1s');
pluralize.addPluralRule(/((?:ger|ro|nor|otto|sha|talis|cai)man)$/i, '$1s');
pluralize.addPluralRule(/(bias|virus)$/i, '$1es');
const nounsInMen = /((?:abdo|albu|bitu|cogno|cycla|dol|exa|fora|hy|lu|regi|ru|speci|sta|^o)men)$/i;
pluralize.addPluralRule(nounsInMen, '$1s');
pluralize.addSingularRule(new RegExp(nounsInMen.source.replace('$', 's?$'), 'i'), '$1');
pluralize.addSingularRule(/(bird|bog|budg|cadd|cook|food|freeb|hood|junk|newb|pix|self|tech|town|vegg)ies$/i, '$1ie');
pluralize.addSingularRule(/(bias)es$/i, '$1');
pluralize.addSingularRule(/^(muse)s$/i, '$1');
pluralize.addPluralRule(/(gol|gul)f$/i, '$1fs');
pluralize.addSingularRule(/(gol|gul)fs$/i, '$1f');
pluralize.addIrregularRule('larva', 'larvae');
const nounsInS = /(canvas|dais|epidermis|fracas|lens|pancreas|pelvis|proboscis|rhinoceros|trellis|polis)$/i;
pluralize.addPluralRule(nounsInS, '$1es');
pluralize.addSingularRule(new RegExp(nounsInS.source.replace('$', '(?:es)?$'), 'i'), '$1');

/** Nouns of which pluralize has the Greek plural: schemata. */
const nounsInMa = /(?:dog|lem|sche|stig|sto)ma$/i;

/** The plural of a single word. A word without a plural stays as it is. */
export function toPlural(word: string): string {
  if (nounsInMa.test(word)) return `${word}s`;
  return uncountables.has(word.toLowerCase()) ? word : pluralize.plural(word);
}

/** The singular of a single word. A word that is singular already stays as it is. */
export function toSingular(word: string): string {
  const lower = word.toLowerCase();
  return uncountables.has(lower) || singularsEndingInS.has(lower) || isSingularByEnding(lower)
    ? word
    : singularOf(word);
}

/** pluralize takes every word in -us for a singular: menus, cpus. */
function singularOf(word: string): string {
  const singular = pluralize.singular(word);
  if (singular === word && /us$/i.test(word)) return word.slice(0, -1);
  return isNoun(singular.toLowerCase()) ? singular : (singularInLexicon(word) ?? singular);
}

/** The noun of which pluralize cuts off too much, or nothing: caches, calories, excuses, sagas; dialyses. */
function singularInLexicon(word: string): string | undefined {
  const candidates = [word.replace(/ses$/i, 'sis'), word.replace(/s$/i, '')];
  return candidates.find((one) => one !== word && isNoun(one.toLowerCase()));
}

function listedNumber(word: string): GrammaticalNumber | undefined {
  if (uncountables.has(word) || (massEnding.test(word) && !isNoun(word.slice(0, -1)))) return 'either';
  if (irregularPlurals.has(word) || pluralParticles.has(word)) return 'plural';
  return singularsEndingInS.has(word) || knownSingulars.has(word) ? 'singular' : undefined;
}

function numberInS(word: string): GrammaticalNumber {
  if (isSingularByEnding(word)) return isForeignInSs(word) ? 'unknown' : singularOrEither(word);
  const singular = singularOf(word);
  const itself = lexiconClass(word);
  if (singular === word) return itself === undefined ? 'unknown' : singularOrEither(word);
  const base = lexiconClass(singular);
  if (isNoun(singular)) return 'plural';
  // A verb's third person looks like a plural: includes, accepts.
  if (base === 'verb') return 'unknown';
  if (base !== undefined) return 'plural';
  if (itself !== undefined) return singularOrEither(word);
  return singular.length > 2 ? 'plural' : 'unknown';
}

/** Of a noun in s that stays as it is in the plural, nobody can tell how many it means: takings, chassis. */
function singularOrEither(word: string): GrammaticalNumber {
  return toPlural(word) === word && !word.endsWith('us') ? 'either' : 'singular';
}

/**
 * Words in -ss, -sis and -itis mean one, as do those in -us that are no plural in -u: address, analysis, status, not
 * menus.
 */
function isSingularByEnding(word: string): boolean {
  if (/(?:ss|[aeiopy]sis|itis)$/.test(word)) return true;
  return word.endsWith('us') && pluralize.isSingular(word) && !isNoun(word.slice(0, -1));
}

/** True for a word of another language in -ss, whose last letter a generator may have added: creemoss. */
function isForeignInSs(word: string): boolean {
  return word.endsWith('ss') && !ENGLISH_IN_SS.test(word) && lexiconClass(word) === undefined;
}

/** Compounds and derived nouns in -ss that the lexicon may lack: subprocess, headdress, stewardess. */
const ENGLISH_IN_SS =
  /(?:access|address|bypass|class|dress|glass|grass|mass|pass|press|process|stress|success|business|witness|(?:[dhnrt]|man|ll)ess|ness|less|boss|loss|cross|congress|fortress)$/;

function isNoun(word: string): boolean {
  return knownSingulars.has(word) || technicalNounsAndVerbs.has(word) || isMainlyNoun(lexiconClass(word));
}

function numberWithoutS(word: string): GrammaticalNumber {
  if (pluralize.isPlural(word)) return pluralize.isSingular(word) ? 'either' : 'plural';
  if (countables.has(word)) return 'singular';
  if (doubtfulEnding.test(word)) return 'unknown';
  const known = lexiconClass(word);
  return isMainlyNoun(known) || (known === undefined && nounEnding.test(word)) ? 'singular' : 'unknown';
}

function isMainlyNoun(known: LexiconClass | undefined): boolean {
  return known === 'noun' || known === 'nounOrVerb';
}
