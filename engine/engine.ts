import type { Defaults } from '../framework/fixes/defaults.ts';
import type { SeverityName } from '../framework/severity.ts';
import type { Input } from '../source/find-files.ts';
import type { InputProblem } from '../source/problem.ts';
import type { Readings } from '../source/readings.ts';
import type { ReferenceOptions } from '../source/reference-access.ts';
import type { Result } from '../source/result.ts';
import type { FixChoice } from './fix-choice.ts';
import type { RuleChange } from './rule-changes.ts';
import type { RuleFailure } from './rule-failure.ts';
import type { RulesetTrust } from './ruleset-trust.ts';

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
  /** Why files of it were read in the slow way, one reason for each of these. */
  readonly readSlowly?: readonly string[];
}

/** Runs one ruleset on files. */
export interface Engine {
  readonly rules: readonly RuleInfo[];
  /**
   * The files that the ruleset was read from, besides Lintel's own; undefined when not all of it came from files that
   * are known.
   */
  readonly files?: readonly string[] | undefined;
  /** Sentences on what the author of the ruleset should change, though it can be used. */
  readonly warnings?: readonly string[];
  /** `text` is the file's content without byte order mark. */
  lint(input: Input, text: string, progress: (step: string) => void, request?: LintRequest): Promise<LintedFile>;
}

/** How an engine for a ruleset is made. */
export interface EngineOptions extends ReferenceOptions, RulesetTrust {
  /** What changes in the ruleset. */
  readonly changes?: readonly RuleChange[];
}

/** What a run wants to know beside the findings. */
export interface LintRequest {
  /**
   * The results have what a baseline may know them by beside their places (`sameCause`), which takes time and memory.
   */
  readonly forBaseline?: boolean;
  /**
   * The results say at how many places they can be mended (`mendable`), which takes time. They do so where fixes are
   * wanted.
   */
  readonly countsMendable?: boolean;
  /** The results have their fixes, of these kinds. */
  readonly fixes?: FixChoice;
  /** What the project writes where a description does not show what is right. */
  readonly defaults?: Defaults;
  /** Texts that stand in for those of files that are referred to, by their sources. */
  readonly texts?: ReadonlyMap<string, string>;
  /** What was read of files already; used where only Lintel's own rules see the data, in the same thread. */
  readonly readings?: Readings;
}

/** The outcome for a file on which no rule ran. */
export function notLinted(problems: readonly InputProblem[]): LintedFile {
  return { results: [], problems, failures: [], tallies: new Map(), hidden: 0, linted: false };
}
