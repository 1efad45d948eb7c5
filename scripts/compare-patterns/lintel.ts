import { admits } from '../../model/text/pattern/admits.ts';
import { findAdmittedText } from '../../model/text/pattern/admitted-text.ts';
import { hasExponentialBacktracking } from '../../model/text/pattern/exponential-backtracking.ts';
import { allAdmittedTexts } from '../../model/text/pattern/finite-language.ts';
import { parsePattern } from '../../model/text/pattern/pattern.ts';
import type { PatternAnalyser } from './analyser.ts';

/** model/text/pattern. */
export const lintel: PatternAnalyser = {
  isValid: (source) => parsePattern(source).error === null,
  admits: (source, text) => admits(parsePattern(source), text),
  sample: (source) => findAdmittedText(parsePattern(source), 'inside', parsePattern('')),
  counterexample: (source, other) => findAdmittedText(parsePattern(source), 'outside', parsePattern(other)),
  allTexts: (source) => allAdmittedTexts(parsePattern(source)),
  hasExponentialBacktracking: (source) => hasExponentialBacktracking(parsePattern(source)),
};
