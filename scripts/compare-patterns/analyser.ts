import type { TextSearch } from '../../model/text/pattern/admitted-text.ts';

/** What rules ask about patterns, given as texts. All patterns but those of `isValid` are valid. */
export interface PatternAnalyser {
  isValid(source: string): boolean;
  admits(source: string, text: string): boolean | 'unknown';
  /** A text that a pattern admits; 'none' is a proof that there is none. */
  sample(source: string): TextSearch;
  /** A text that a pattern admits and another does not; 'none' is a proof that the other includes the pattern. */
  counterexample(source: string, other: string): TextSearch;
  /** All admitted texts; null when there are more than 1,000, or when that is unknown. */
  allTexts(source: string): readonly string[] | null;
  hasExponentialBacktracking(source: string): boolean | 'unknown';
}
