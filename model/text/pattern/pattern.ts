/**
 * What a JSON Schema `pattern` says, found out without ever running it in an engine that can hang:
 * by syntax tree, by automata, and by a matcher with a bounded number of steps. Dialect: ECMA-262 with the u flag.
 * Every function here answers for any text, in bounded time and memory; what is too large is 'unknown', null or false.
 */

export { admits } from './admits.ts';
export { type Answer, findAdmittedText, type Search } from './admitted-text.ts';
export { type Anchoring, anchoring } from './anchoring.ts';
export { type Attack, catastrophe, isCatastrophic } from './backtracking.ts';
export { type CharactersOutside, charactersOutside, UNRESERVED } from './characters-outside.ts';
export { admitsUpperCaseOnly, ENUMERATED_NAMING, enumeratedValues, saysEnumerated } from './enumeration.ts';
export { literals } from './literals.ts';
export {
  admitsMinus,
  admitsOnlyNumbers,
  looksDecimal,
  looksNumeric,
  type NumericAdmission,
} from './numbers.ts';
export { type Pattern, type PatternError, parsePattern } from './syntax.ts';
