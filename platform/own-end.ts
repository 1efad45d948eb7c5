import { CORRECT_OR_REPORT, reasonOf } from './error-text.ts';
import { ExitCode } from './exit-code.ts';
import { Log } from './log.ts';
import { isUsageError } from './usage-error.ts';

/** Whether the end is one that Lintel has chosen. */
let isChosen = false;

/**
 * Keeps a process from passing though its work was not done. A ruleset that is a program may end it, wait for what
 * never comes, or throw where nobody catches it; Node would then give 0, or a stack trace with the code of findings.
 */
export function refuseOtherEnds(): void {
  const log = new Log({ stderr: process.stderr, env: process.env });
  process.on('uncaughtException', (error) => {
    log.say(
      isUsageError(error)
        ? error.message
        : `an error was thrown outside of the run (${reasonOf(error)}); ${CORRECT_OR_REPORT}`,
      error,
    );
    endWith(ExitCode.failed);
  });
  process.once('exit', () => {
    if (isChosen) return;
    log.say(`the run ended before its work was done; ${CORRECT_OR_REPORT}`);
    process.exitCode = ExitCode.failed;
  });
}

/** For a process that a library ends, at any time and with any code. */
export function leaveEndToOthers(): void {
  isChosen = true;
}

/** Sets the code of a process that ends by itself, once its output is written. */
export function chooseExitCode(code: number): void {
  isChosen = true;
  process.exitCode = code;
}

/** Ends the process at once. */
export function endWith(code: number): never {
  isChosen = true;
  process.exit(code);
}
