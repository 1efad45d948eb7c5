import { lexiconData } from './lexicon.generated.ts';
import { type LexiconClass, lexiconClasses } from './lexicon-classes.ts';

type Words = Map<string, LexiconClass>;

const wordsByInitial = new Map<string, Words>();

/** The class of a single lower-case word in its base form, or undefined for a word that the lexicon does not hold. */
export function lexiconClass(word: string): LexiconClass | undefined {
  const initial = word.charAt(0);
  let words = wordsByInitial.get(initial);
  if (words === undefined) {
    words = readWords(initial);
    wordsByInitial.set(initial, words);
  }
  return words.get(word);
}

/**
 * Unpacks the words with one initial when the first of them is looked up: unpacking all takes longer than most runs
 * need.
 */
function readWords(initial: string): Words {
  const words: Words = new Map();
  if (!/^[a-z]$/.test(initial)) return words;
  for (const name of lexiconClasses) readClass(initial, name, words);
  return words;
}

/**
 * The words are front-coded (incremental encoding): each is the number of letters that it shares with the word before,
 * and the rest. Only the first word with an initial shares no letter with the one before it, so `0` and the initial
 * find it.
 */
function readClass(initial: string, name: LexiconClass, words: Words): void {
  const data = lexiconData[name];
  let at = data.indexOf(`0${initial}`);
  let word = '';
  while (at !== -1 && at < data.length) {
    const shared = sharedLength(data.charCodeAt(at));
    if (shared === 0 && word !== '') return;
    let end = at + 1;
    while (data.charCodeAt(end) >= smallA) end += 1;
    word = word.slice(0, shared) + data.slice(at + 1, end);
    words.set(word, name);
    at = end;
  }
}

const smallA = 'a'.charCodeAt(0);
const capitalA = 'A'.charCodeAt(0);
const zero = '0'.charCodeAt(0);

/** The number that a digit stands for: 0 to 9, then A for 10 and so on. */
function sharedLength(code: number): number {
  return code < capitalA ? code - zero : code - capitalA + 10;
}
