import type { GivenReferenceOptions, GivenRulesetOptions } from '../../common-options.ts';
import type { GivenSettings } from '../../held-settings.ts';

/** The options of `lintel verify` as the command line gives them. */
export interface VerifyCommandOptions extends GivenSettings, GivenReferenceOptions, GivenRulesetOptions {
  readonly description: readonly string[];
  readonly server: readonly string[];
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly every?: boolean;
  readonly mask: readonly string[];
  readonly only?: readonly string[];
  readonly format: readonly string[];
  readonly output: readonly string[];
  readonly maxProblems: string;
  readonly quiet?: boolean;
  readonly color?: boolean;
  /** `PORT` or `HOST:PORT`. */
  readonly listen?: string;
  readonly target?: string;
  readonly host?: string;
  readonly ca?: string;
  readonly record?: string;
  readonly saveBaseline?: string;
  readonly coverage?: boolean;
  readonly coverageFile?: string;
}
