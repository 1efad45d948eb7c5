import { isObject, strings } from '../../description/json.ts';
import { splitWords } from './split-words.ts';

/**
 * Words that a description declares in `x-lintel.vocabulary` at its root; they override the lexicon and the word lists.
 * Each entry is in the form of `vocabularyKey`: `line-item` for `lineItem` and `line_item`.
 */
export interface Vocabulary {
  /** Names that are plural. */
  readonly plural: ReadonlySet<string>;
  /** Names that are singular, such as one that ends in s. */
  readonly singular: ReadonlySet<string>;
  /** Names with one form for singular and plural. */
  readonly uncountable: ReadonlySet<string>;
  /** Words that are verbs. A word may be a noun as well. */
  readonly verbs: ReadonlySet<string>;
  /** Words that are nouns. */
  readonly nouns: ReadonlySet<string>;
}

/** The vocabulary of a description that declares no words. */
export const noVocabulary: Vocabulary = {
  plural: new Set(),
  singular: new Set(),
  uncountable: new Set(),
  verbs: new Set(),
  nouns: new Set(),
};

/**
 * Reads the value of `x-lintel.vocabulary`, whatever it is. Members that are no arrays, and items that are no words,
 * are left out.
 */
export function readVocabulary(value: unknown): Vocabulary {
  if (!isObject(value)) return noVocabulary;
  return {
    plural: readEntries(value.plural),
    singular: readEntries(value.singular),
    uncountable: readEntries(value.uncountable),
    verbs: readEntries(value.verbs),
    nouns: readEntries(value.nouns),
  };
}

/** The form in which a vocabulary holds a name: its words, in lower case, joined by hyphens. */
export function vocabularyKey(words: readonly string[]): string {
  return words.join('-');
}

function readEntries(value: unknown): ReadonlySet<string> {
  return new Set(
    strings(value)
      .map((name) => vocabularyKey(splitWords(name)))
      .filter((key) => key !== ''),
  );
}
