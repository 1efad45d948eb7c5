import type { RuleInfo } from '../engine/engine.ts';
import type { Result, SeverityNumber } from '../engine/result.ts';

/** All that a report may show. */
export interface RunSummary {
  /** The findings that are shown, in the order of the files. Machine formats also get the problems of the input here. */
  readonly results: readonly Result[];
  readonly rules: readonly RuleInfo[];
  /** Files on which the rules ran. */
  readonly linted: number;
  /** Files that could not be linted. */
  readonly failed: number;
  /** False when input was broken or a rule failed, as standard error tells. */
  readonly complete: boolean;
  /** Findings that `x-lintel` hides. */
  readonly hidden: number;
  /** Findings that `--quiet` leaves out. */
  readonly quieted: number;
  readonly failSeverity: SeverityNumber;
}

/** What a report knows of where it goes. */
export interface ReportSetting {
  readonly cwd: string;
  readonly color: boolean;
  /** Characters in a line. */
  readonly columns: number;
  readonly version: string;
  /** The text of a file that findings stand in, or null when it cannot be had any more. */
  readonly textOf: (source: string) => string | null;
}

/** Writes a report; the text ends without a line break. */
export type Report = (summary: RunSummary, setting: ReportSetting) => string | Promise<string>;
