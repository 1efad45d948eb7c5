import { splitWords } from './split-words.ts';

/**
 * Words that a description declares in `x-lintel.vocabulary` at its root, since no dictionary knows them or it knows them
 * otherwise. Each entry is in lower case, the words of a compound joined by hyphens (`lineItem` and `line-item` alike).
 */
export interface Vocabulary {
  /** Names that are plural whatever they look like. */
  readonly plural: ReadonlySet<string>;
  /** Names that are singular, such as one that ends in s. */
  readonly singular: ReadonlySet<string>;
  /** Names that are right for one and for many. */
  readonly uncountable: ReadonlySet<string>;
  /** Words that are verbs. A word that is among the nouns too is both. */
  readonly verbs: ReadonlySet<string>;
  /** Words that are nouns. */
  readonly nouns: ReadonlySet<string>;
}

/** A vocabulary without a word. */
export const noVocabulary: Vocabulary = {
  plural: new Set(),
  singular: new Set(),
  uncountable: new Set(),
  verbs: new Set(),
  nouns: new Set(),
};

/** Reads the value of `x-lintel.vocabulary`. Whatever is no list, and whatever in a list is no word, is left out. */
export function readVocabulary(value: unknown): Vocabulary {
  if (!isRecord(value)) return noVocabulary;
  return {
    plural: readEntries(value.plural),
    singular: readEntries(value.singular),
    uncountable: readEntries(value.uncountable),
    verbs: readEntries(value.verbs),
    nouns: readEntries(value.nouns),
  };
}

/** The form in which a vocabulary holds a name. */
export function vocabularyKey(words: readonly string[]): string {
  return words.join('-');
}

function readEntries(value: unknown): ReadonlySet<string> {
  if (!Array.isArray(value)) return new Set();
  const names = value.filter((entry): entry is string => typeof entry === 'string');
  return new Set(names.map((name) => vocabularyKey(splitWords(name))).filter((key) => key !== ''));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
