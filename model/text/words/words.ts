/** The words of names: splitting them, plural or singular, verb or noun, and the prefixes of booleans. */
export { booleanPrefix, booleanPrefixes, nameWithoutPrefix, prefixOf } from './boolean-prefix.ts';
export { type GrammaticalNumber, grammaticalNumber, toPlural, toSingular } from './number.ts';
export { isPluralName, toPluralName, toSingularName } from './plural-name.ts';
export { splitWords } from './split.ts';
export { type VerbReading, verbReading } from './verb-reading.ts';
export { noVocabulary, readVocabulary, type Vocabulary } from './vocabulary.ts';
