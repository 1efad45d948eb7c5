/** The options of `lintel baseline` as the command line gives them. */
export interface BaselineCommandOptions {
  /** A name or a file; the one that is found when it is left out. */
  readonly ruleset?: string;
  readonly output: string;
  readonly prune?: boolean;
  readonly force?: boolean;
  readonly remoteRefs?: boolean;
  readonly threads?: string;
}
