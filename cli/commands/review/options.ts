import type { LeaveOutOptions } from '../../../source/find-files.ts';

/** The options of `lintel review` as the command line gives them. */
export interface ReviewCommandOptions extends LeaveOutOptions {
  readonly out?: string;
  readonly format?: string;
  readonly trend?: string;
  readonly remoteRefs?: boolean;
}

export const REVIEW_FORMATS = ['html', 'markdown', 'json'] as const;
export type ReviewFormat = (typeof REVIEW_FORMATS)[number];
