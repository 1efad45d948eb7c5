import type { Vocabulary } from './declared-vocabulary.ts';
import { toSingular } from './grammatical-number.ts';
import { lexiconClass } from './lexicon.ts';
import { type PartOfSpeech, partOfSpeech } from './part-of-speech.ts';
import { splitWords } from './split-words.ts';

/** Endings of nouns that are made of verbs, and what the verb has instead; the first that gives a verb is right. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ification$/, ['ify']],
  [/llation$/, ['l', 'll']],
  [/ication$/, ['icate', 'y', 'ish']],
  [/vocation$/, ['voke']],
  [/stration$/, ['strate', 'ster']],
  [/ation$/, ['ate', 'e', '']],
  [/ission$/, ['it']],
  [/nsion$/, ['nd']],
  [/cription$/, ['cribe']],
  [/rsion$/, ['rt', 'rse']],
  [/umption$/, ['ume']],
  [/tion$/, ['te', 't']],
  [/dgment$/, ['dge']],
  [/ment$/, ['']],
  [/val$/, ['ve', 'v']],
  [/ttal$/, ['t']],
  [/al$/, ['', 'e']],
  [/ance$/, ['', 'e', 'ate']],
  [/ure$/, ['e', '']],
  [/ing$/, ['', 'e']],
];

const VERBS: ReadonlySet<PartOfSpeech> = new Set(['verb', 'both']);

const SHORT_SYLLABLE = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** Nouns with such an ending that name things, and not what the verb does to them: a position is not posited. */
const THINGS = new Set(
  'aversion balance building commission department environment evening exception finance foundation information option organization portion position question ration signal situation statement station total transition vacation version'.split(
    ' ',
  ),
);

/**
 * A verb for what a noun names: `cancellation` gives `cancel`, `order-confirmation` gives `confirm-order`. Null where
 * the noun implies none.
 */
export function verbOfNoun(name: string, vocabulary: Vocabulary): string | null {
  const words = splitWords(name);
  if (isOfMany(words)) return null;
  const verb = verbOf(words.at(-1) ?? '', vocabulary);
  return verb === null ? null : [verb, ...words.slice(0, -1)].join('-');
}

/**
 * The verb of a participle of one word: `ship` for `shipped`. Null for other words, and for nouns and adjectives like
 * it.
 */
export function verbOfParticiple(name: string, vocabulary: Vocabulary): string | null {
  const [word = '', ...others] = splitWords(name);
  if (others.length > 0 || !/^.{3,}ed$/.test(word) || lexiconClass(word) !== undefined) return null;
  const stem = word.slice(0, -2);
  const verbs = [word.slice(0, -1), stem, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
  return verbs.find((verb) => VERBS.has(partOfSpeech(verb, vocabulary))) ?? null;
}

/** True for `trips-collection`, which holds trips; who collects a payment has a `payment-collection`. */
function isOfMany(words: readonly string[]): boolean {
  const before = words.at(-2);
  return words.at(-1) === 'collection' && before !== undefined && toSingular(before) !== before;
}

function verbOf(noun: string, vocabulary: Vocabulary): string | null {
  if (THINGS.has(noun)) return null;
  for (const [ending, replacements] of ENDINGS) {
    if (!ending.test(noun)) continue;
    const stem = noun.replace(ending, '');
    const verbs = replacements.map((replacement) => stem + replacement);
    // `rating` is of rate: of rat it would be `ratting`.
    if (ending.source === 'ing$' && SHORT_SYLLABLE.test(stem)) verbs.shift();
    const verb = verbs.find((each) => each.length > 2 && VERBS.has(partOfSpeech(each, vocabulary)));
    if (verb !== undefined) return verb;
  }
  return null;
}
