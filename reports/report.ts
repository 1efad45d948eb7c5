import type { RuleInfo } from '../engine/engine.ts';
import type { SeverityNumber } from '../framework/severity.ts';
import type { TextPieces } from '../platform/write-file.ts';
import type { Result } from '../source/result.ts';
import type { Shard } from '../source/shard.ts';
import type { RulesetIdentity } from './ruleset-identity.ts';

/** All that a report may show. */
export interface RunSummary {
  /**
   * The findings that are shown, in the order of the files. Machine formats also get the problems of the input here.
   */
  readonly results: readonly Result[];
  readonly rules: readonly RuleInfo[];
  readonly ruleset: RulesetIdentity;
  /** The part of the files that this run took; null for all of them. */
  readonly shard: Shard | null;
  /** The files that were to be linted, as results name them. */
  readonly files: readonly string[];
  /** Files on which the rules ran. */
  readonly linted: number;
  /** Files that could not be linted. */
  readonly failed: number;
  /** False when input was broken or a rule failed, as standard error says. */
  readonly complete: boolean;
  /** Findings that `x-lintel` hides. */
  readonly hidden: number;
  /** Findings that `--quiet` leaves out. */
  readonly quieted: number;
  /** Findings that the baseline leaves out. */
  readonly known?: number;
  /** True where `--save-baseline` of the same command records what is found. */
  readonly savesBaseline?: boolean;
  /** Further sentences on what was left out. */
  readonly notes?: readonly string[];
  readonly failSeverity: SeverityNumber;
}

/** What a report knows of where it goes. */
export interface ReportSettings {
  readonly cwd: string;
  /** The folder of the repository: paths in reports for machines start there. */
  readonly root: string;
  readonly color: boolean;
  /** Characters in a line of the terminal; null where the report goes elsewhere. */
  readonly columns: number | null;
  /** How many findings a report for people shows in full; 0 for all. */
  readonly maxProblems: number;
  readonly version: string;
  /** The text of a file that findings stand in, or null when it cannot be had any more. */
  readonly textOf: (source: string) => string | null;
  /** Where a finding stands, in the form that outlives edits elsewhere. */
  readonly placeOf: (result: Result) => string;
}

/** Writes a report; the text ends without a line break. */
export type ReportWriter = (summary: RunSummary, setting: ReportSettings) => TextPieces | Promise<TextPieces>;
