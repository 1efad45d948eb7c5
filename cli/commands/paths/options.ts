/** The options of `lintel paths` as the command line gives them. */
export interface PathsCommandOptions {
  readonly format: string;
  readonly remoteRefs?: boolean;
}

export const PATHS_FORMATS = ['table', 'json'] as const;
