import { splitWords } from '../words.ts';

const MOST_NAMES = 20_000;
const known = new Map<string, string>();

/** The words of a name, joined by hyphens. Remembered, because many roles ask for the words of the same names. */
export function joinedWords(name: string): string {
  let words = known.get(name);
  if (words === undefined) {
    if (known.size >= MOST_NAMES) known.clear();
    words = splitWords(name).join('-');
    known.set(name, words);
  }
  return words;
}

/** The same of the last part of a dotted name. */
export function lastPartWords(name: string): string {
  const dot = name.lastIndexOf('.');
  return joinedWords(dot === -1 ? name : name.slice(dot + 1));
}

/** The last of joined words. */
export function lastWord(words: string): string {
  return words.slice(words.lastIndexOf('-') + 1);
}
