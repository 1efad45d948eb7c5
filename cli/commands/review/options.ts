import type { LeaveOutOptions } from '../../../source/find-files.ts';
import type { GivenReferenceOptions, GivenRulesetOptions } from '../../common-options.ts';

/** The options of `lintel review` as the command line gives them. */
export interface ReviewCommandOptions extends LeaveOutOptions, GivenReferenceOptions, GivenRulesetOptions {
  readonly out?: string;
  readonly format?: string;
  readonly trend?: string;
  /** The older version: a file, a folder, `REV:PATH` or `-`. */
  readonly against?: string;
  /** Files with what was seen of the running service. */
  readonly seen?: readonly string[];
  /** A name or a file; the one that is found when it is left out. */
  readonly ruleset?: string;
  /** `ID:SEVERITY`. */
  readonly rule?: readonly string[];
  readonly skipRule?: readonly string[];
  /** A file; false for none. */
  readonly baseline?: string | false;
}

export const REVIEW_FORMATS = ['html', 'pdf', 'markdown', 'json', 'csv'] as const;
export type ReviewFormat = (typeof REVIEW_FORMATS)[number];
