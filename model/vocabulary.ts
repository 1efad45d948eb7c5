import { annotationOf } from './annotations.ts';
import type { Description } from './description.ts';
import { readVocabulary, type Vocabulary } from './words.ts';

const vocabularies = new WeakMap<Description, Vocabulary>();

/** The words that a description declares in `x-lintel.vocabulary` at its root; read once. */
export function vocabularyOf(description: Description): Vocabulary {
  let vocabulary = vocabularies.get(description);
  if (vocabulary === undefined) {
    vocabulary = readVocabulary(annotationOf(description.root)?.vocabulary);
    vocabularies.set(description, vocabulary);
  }
  return vocabulary;
}
