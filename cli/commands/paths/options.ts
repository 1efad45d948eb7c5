import type { GivenReferenceOptions } from '../../common-options.ts';
/** The options of `lintel paths` as the command line gives them. */
export interface PathsCommandOptions extends GivenReferenceOptions {
  readonly format: string;
}

export const PATHS_FORMATS = ['table', 'json'] as const;
