import { memoizeText } from '../lib/memoize.ts';
import { splitWords } from '../text/words/split-words.ts';

/**
 * The words of a name, joined by hyphens: `created-at` for `createdAt`. Memoized, since many rules ask about the same
 * names.
 */
export const joinedWords: (name: string) => string = memoizeText((name) => splitWords(name).join('-'));

/** The same of the last part of a dotted name: `tax-rate` for `order.taxRate`. */
export function lastPartWords(name: string): string {
  const dot = name.lastIndexOf('.');
  return joinedWords(dot === -1 ? name : name.slice(dot + 1));
}

/** The last of words that are joined by hyphens. */
export function lastWord(words: string): string {
  return words.slice(words.lastIndexOf('-') + 1);
}
