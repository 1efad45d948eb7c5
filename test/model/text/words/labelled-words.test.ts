import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { noVocabulary } from '../../../../model/text/words/declared-vocabulary.ts';
import { grammaticalNumber } from '../../../../model/text/words/grammatical-number.ts';
import { partOfSpeech } from '../../../../model/text/words/part-of-speech.ts';
import { each } from './tables.ts';

const LABELLED = parse(readFileSync('test/model/text/words/labelled-words.yaml', 'utf8')) as Record<
  'number' | 'reading',
  Readonly<Record<string, string>>
>;

describe('labelled words', () => {
  for (const [number, words] of Object.entries(LABELLED.number))
    each(`of number ${number}`, number, words, (word) => grammaticalNumber(word, noVocabulary));
  for (const [reading, words] of Object.entries(LABELLED.reading))
    each(`that read as ${reading}`, reading, words, (word) => partOfSpeech(word, noVocabulary));
});
