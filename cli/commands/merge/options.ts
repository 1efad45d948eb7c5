/** The options of `lintel merge` as the command line gives them. */
export interface MergeCommandOptions {
  readonly format: readonly string[];
  readonly output: readonly string[];
  readonly maxProblems: string;
  readonly failSeverity?: string;
  readonly color?: boolean;
}
