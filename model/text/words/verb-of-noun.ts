import type { Vocabulary } from './declared-vocabulary.ts';
import { partOfSpeech } from './part-of-speech.ts';
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

const SHORT_SYLLABLE = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** Nouns with such an ending that name things, and not what the verb does to them: a position is not posited. */
const THINGS = new Set(
  'aversion balance building commission department evening finance foundation option portion position ration signal station total transition vacation version'.split(
    ' ',
  ),
);

/**
 * A verb for what a noun names: `cancellation` gives `cancel`, `order-confirmation` gives `confirm-order`. Null where the
 * noun implies none.
 */
export function verbOfNoun(name: string, vocabulary: Vocabulary): string | null {
  const words = splitWords(name);
  const verb = verbOf(words.at(-1) ?? '', vocabulary);
  return verb === null ? null : [verb, ...words.slice(0, -1)].join('-');
}

function verbOf(noun: string, vocabulary: Vocabulary): string | null {
  if (THINGS.has(noun)) return null;
  for (const [ending, replacements] of ENDINGS) {
    if (!ending.test(noun)) continue;
    const stem = noun.replace(ending, '');
    const verbs = replacements.map((replacement) => stem + replacement);
    // `rating` is of rate: of rat it would be `ratting`.
    if (ending.source === 'ing$' && SHORT_SYLLABLE.test(stem)) verbs.shift();
    const verb = verbs.find((each) => each.length > 2 && ['verb', 'both'].includes(partOfSpeech(each, vocabulary)));
    if (verb !== undefined) return verb;
  }
  return null;
}
