import type { Description } from '../description/description.ts';
import { memoize } from '../lib/memoize.ts';
import { readVocabulary, type Vocabulary } from '../text/words/declared-vocabulary.ts';
import { annotationOf } from './annotations.ts';

/** The words that a description declares in `x-lintel.vocabulary` at its root. */
export const vocabularyOf: (description: Description) => Vocabulary = memoize((description) =>
  readVocabulary(annotationOf(description.root)?.vocabulary),
);
