import { annotationOf } from './annotations.ts';
import type { Description } from './description.ts';
import { remembered } from './remembered.ts';
import { readVocabulary, type Vocabulary } from './words.ts';

/** The words that a description declares in `x-lintel.vocabulary` at its root; read once. */
export const vocabularyOf: (description: Description) => Vocabulary = remembered((description) =>
  readVocabulary(annotationOf(description.root)?.vocabulary),
);
