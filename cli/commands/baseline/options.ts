import type { LeaveOutOptions } from '../../../source/find-files.ts';

/** The options of `lintel baseline` as the command line gives them. */
export interface BaselineCommandOptions extends LeaveOutOptions {
  /** A name or a file; the one that is found when it is left out. */
  readonly ruleset?: string;
  readonly output: string;
  readonly prune?: boolean;
  readonly force?: boolean;
  readonly remoteRefs?: boolean;
  readonly threads?: string;
}
