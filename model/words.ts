/** The words of names: splitting them, plural or singular, verb or noun, and the prefixes of booleans. */
export { booleanPrefix, booleanPrefixes, nameWithoutPrefix, prefixOf } from './words/boolean-prefix.ts';
export { type GrammaticalNumber, grammaticalNumber, toPlural, toSingular } from './words/number.ts';
export { isPluralName, toPluralName, toSingularName } from './words/plural-name.ts';
export { splitWords } from './words/split.ts';
export { type VerbReading, verbReading } from './words/verb-reading.ts';
export { noVocabulary, readVocabulary, type Vocabulary } from './words/vocabulary.ts';
