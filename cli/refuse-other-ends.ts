import { CORRECT_OR_REPORT, reasonOf } from '../platform/error-text.ts';
import { ExitCode } from '../platform/exit-code.ts';
import { Log } from '../platform/log.ts';
import { endWith, isEndChosen } from '../platform/own-end.ts';
import { isUsageError } from '../platform/usage-error.ts';

/**
 * Keeps a process from passing though its work was not done. A ruleset that is a program may end it, wait for what
 * never comes, or throw where nobody catches it; Node would then give 0, or a stack trace with the code of findings.
 */
export function refuseOtherEnds(): void {
  const log = new Log({ stderr: process.stderr, env: process.env });
  process.on('uncaughtException', (error) => {
    log.say(isUsageError(error) ? error.message : strayError(error), error);
    endWith(ExitCode.failed);
  });
  process.once('exit', () => {
    if (isEndChosen()) return;
    log.say(`the run ended before its work was done; ${CORRECT_OR_REPORT}`);
    process.exitCode = ExitCode.failed;
  });
}

function strayError(error: unknown): string {
  return `an error was thrown outside of the run (${reasonOf(error)}); ${CORRECT_OR_REPORT}`;
}
