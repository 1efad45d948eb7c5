import type { LeaveOutOptions } from '../../../source/find-files.ts';

/** The options of `lintel lint` as the command line gives them. */
export interface LintCommandOptions extends LeaveOutOptions {
  /** A name or a file; the one that is found when it is left out. */
  readonly ruleset?: string;
  readonly format: readonly string[];
  readonly output: readonly string[];
  readonly maxProblems: string;
  readonly shard?: string;
  readonly failSeverity: string;
  readonly quiet?: boolean;
  readonly statistics?: boolean;
  readonly color?: boolean;
  readonly remoteRefs?: boolean;
  readonly stdinFilepath?: string;
  readonly threads?: string;
  /** A file; false for none. */
  readonly baseline?: string | false;
  readonly since?: string;
  readonly changedLines?: boolean;
  readonly cache?: boolean;
  readonly cacheLocation?: string;
  readonly watch?: boolean;
}
