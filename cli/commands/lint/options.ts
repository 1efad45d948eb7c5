import type { LeaveOutOptions } from '../../../source/find-files.ts';
import type { GivenReferenceOptions, GivenRulesetOptions } from '../../common-options.ts';
import type { GivenFileSize } from '../../file-size.ts';
import type { GivenSettings } from '../../held-settings.ts';
import type { FixOptions } from './fix-mode.ts';

/** The options of `lintel lint` as the command line gives them. */
export interface LintCommandOptions
  extends LeaveOutOptions,
    GivenSettings,
    GivenReferenceOptions,
    GivenRulesetOptions,
    GivenFileSize,
    FixOptions {
  /** Rules, statements or sections whose findings alone are shown, several with commas. */
  readonly only?: readonly string[];
  /** A file; true for the working folder. */
  readonly printConfig?: string | true;
  readonly format: readonly string[];
  readonly output: readonly string[];
  readonly maxProblems: string;
  readonly shard?: string;
  readonly quiet?: boolean;
  readonly statistics?: boolean;
  readonly color?: boolean;
  readonly settingsFrom?: string;
  readonly baselineFrom?: string;
  readonly acceptBaselineGrowth?: boolean;
  readonly stdinFilepath?: string;
  readonly threads?: string;
  readonly since?: string;
  readonly changedLines?: boolean;
  readonly cache?: boolean;
  readonly cacheLocation?: string;
  readonly watch?: boolean;
}
