import type { LeaveOutOptions } from '../../../source/find-files.ts';
import type { GivenReferenceOptions, GivenRulesetOptions } from '../../common-options.ts';

/** The options of `lintel baseline` as the command line gives them. */
export interface BaselineCommandOptions extends LeaveOutOptions, GivenReferenceOptions, GivenRulesetOptions {
  /** A name or a file; the one that is found when it is left out. */
  readonly ruleset?: string;
  /** That of the project when it is left out. */
  readonly output?: string;
  readonly add?: boolean;
  readonly acceptNew?: boolean;
  readonly prune?: boolean;
  readonly force?: boolean;
  readonly list?: boolean;
  readonly only?: readonly string[];
  readonly reason?: string;
  readonly until?: string;
  readonly format?: string;
  readonly threads?: string;
}

export const LIST_FORMATS = ['table', 'json'] as const;
