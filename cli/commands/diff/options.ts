import type { GivenReferenceOptions } from '../../common-options.ts';
import type { GivenFileSize } from '../../file-size.ts';
import type { GivenSettings } from '../../held-settings.ts';
import type { GivenSettingsSource } from '../../projects-of-run.ts';

/** The options of `lintel diff` as the command line gives them. */
export interface DiffCommandOptions extends GivenSettings, GivenReferenceOptions, GivenFileSize, GivenSettingsSource {
  readonly since?: string;
  readonly nextVersion?: boolean;
  readonly only?: readonly string[];
  readonly saveBaseline?: string;
  readonly format: readonly string[];
  readonly output: readonly string[];
  readonly maxProblems: string;
  readonly quiet?: boolean;
  readonly color?: boolean;
  readonly stdinFilepath?: string;
}
