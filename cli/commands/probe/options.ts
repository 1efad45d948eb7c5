import type { GivenReferenceOptions, GivenRulesetOptions } from '../../common-options.ts';
import type { GivenSettings } from '../../held-settings.ts';

/** The options of `lintel probe` as the command line gives them. */
export interface ProbeCommandOptions extends GivenSettings, GivenReferenceOptions, GivenRulesetOptions {
  readonly target?: string;
  readonly token?: string;
  readonly secondToken?: string;
  readonly header: readonly string[];
  readonly ca?: string;
  readonly fixtures?: string;
  readonly plan?: boolean;
  readonly readOnly?: boolean;
  readonly allowWrites?: boolean;
  readonly allowLeftovers?: boolean;
  readonly targetIsATestSystem?: boolean;
  readonly budget: string;
  readonly rate: string;
  readonly timeout: string;
  readonly seed: string;
  readonly record?: string;
  readonly coverage?: boolean;
  readonly coverageFile?: string;
  readonly saveBaseline?: string;
  readonly mask: readonly string[];
  readonly only?: readonly string[];
  readonly format: readonly string[];
  readonly output: readonly string[];
  readonly maxProblems: string;
  readonly quiet?: boolean;
  readonly color?: boolean;
}
