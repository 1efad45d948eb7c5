import type { ServiceReportOptions } from '../../service-report-options.ts';

/** The options of `lintel verify` as the command line gives them. */
export interface VerifyCommandOptions extends ServiceReportOptions {
  readonly description: readonly string[];
  readonly server: readonly string[];
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly every?: boolean;
  /** `PORT` or `HOST:PORT`. */
  readonly listen?: string;
  readonly target?: string;
  readonly host?: string;
  readonly ca?: string;
}
