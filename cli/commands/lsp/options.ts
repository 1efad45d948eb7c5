import type { GivenReferenceOptions, GivenRulesetOptions } from '../../common-options.ts';
import type { GivenFileSize } from '../../file-size.ts';
import type { GivenSettings } from '../../held-settings.ts';

/** The options of `lintel lsp` as the command line gives them. */
export interface LspCommandOptions extends GivenSettings, GivenReferenceOptions, GivenRulesetOptions, GivenFileSize {
  /** Patterns in the form of .gitignore. */
  readonly ignore?: readonly string[];
  /** Runs rulesets that are programs, whatever the editor says of the workspace. */
  readonly trust?: boolean;
}
