/** The options of `lintel init` as the command line gives them. */
export interface InitCommandOptions {
  readonly ruleset?: string;
  readonly ci?: readonly string[];
  /** Recorded traffic that CI judges. */
  readonly traffic?: readonly string[];
  readonly baseline?: boolean;
  readonly defaults?: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}
