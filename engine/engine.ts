import type { SeverityName } from '../framework/severity.ts';
import type { Input } from '../source/find-files.ts';
import type { InputProblem } from '../source/problem.ts';
import type { Result } from '../source/result.ts';

/** What is known of a rule without running it. */
export interface RuleInfo {
  readonly id: string;
  readonly statements: readonly string[];
  readonly severity: SeverityName;
  readonly summary: string;
  /** What goes wrong in practice where it does not hold; null when the rule does not say. */
  readonly why: string | null;
  readonly section: string;
  readonly documentationUrl: string | null;
}

/** What one rule did on one file. */
export interface RuleTally {
  /** Null when the rule does not say. */
  readonly judged: number | null;
  readonly findings: number;
  readonly milliseconds: number;
}

/** A rule that threw instead of judging. */
export interface RuleFailure {
  readonly ruleId: string;
  readonly error: unknown;
}

/** What came of linting one file. */
export interface LintedFile {
  /** In no order, and with repeats. */
  readonly results: readonly Result[];
  readonly problems: readonly InputProblem[];
  readonly failures: readonly RuleFailure[];
  readonly tallies: ReadonlyMap<string, RuleTally>;
  /** Findings that `x-lintel` hides; null when that is not known. */
  readonly hidden: number | null;
  /** False when the rules did not run, because the file could not be read. */
  readonly linted: boolean;
}

/** Runs one ruleset on files. */
export interface Engine {
  readonly rules: readonly RuleInfo[];
  /** The files that the ruleset was read from, besides Lintel's own; undefined when not all of it came from files that are known. */
  readonly files?: readonly string[] | undefined;
  /** Sentences on what the author of the ruleset should change, though it can be used. */
  readonly warnings?: readonly string[];
  /**
   * `text` is the file's content without byte order mark. `forBaseline`: the results have what a baseline may know them by beside their
   * places (`sameCause`), which takes time and memory; left out, they do not.
   */
  lint(input: Input, text: string, progress: (step: string) => void, forBaseline?: boolean): Promise<LintedFile>;
}

/** The outcome for a file on which no rule ran. */
export function notLinted(problems: readonly InputProblem[]): LintedFile {
  return { results: [], problems, failures: [], tallies: new Map(), hidden: 0, linted: false };
}
