/** What the exit code says; the same for every command. */
export const ExitCode = {
  /** Nothing at or above `--fail-severity`. */
  clean: 0,
  findings: 1,
  /** The work could not be done, wholly or in part. */
  failed: 2,
} as const;

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];
