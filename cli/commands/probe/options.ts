import type { ServiceReportOptions } from '../../service-report-options.ts';

/** The options of `lintel probe` as the command line gives them. */
export interface ProbeCommandOptions extends ServiceReportOptions {
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
}
