import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import type { Log } from '../../../platform/log.ts';
import { type InputProblem, shownPath } from '../../../source/problem.ts';
import type { ComparedPair } from './compared-pair.ts';

/** What was compared. */
interface Compared {
  readonly compared: readonly ComparedPair[];
  readonly problems: readonly InputProblem[];
}

/**
 * Prints the versions that the changes ask for, each on a line, with the names of their descriptions where there are
 * several; fails where `info.version` is lower.
 */
export function printNextVersions({ compared, problems }: Compared, io: Io, log: Log): ExitCode {
  let isLower = false;
  let isUnknown = false;
  for (const { name: source, nextVersion } of compared) {
    const name = shownPath(source, io.cwd);
    if (nextVersion === null) {
      log.say(`${name}: info.version is no version of the form 1.2.3 in one of the two; write one`);
      isUnknown = true;
      continue;
    }
    io.stdout.write(`${compared.length === 1 ? '' : `${name}: `}${nextVersion.asked}\n`);
    if (!nextVersion.isLower) continue;
    isLower = true;
    log.say(`${name}: info.version is ${nextVersion.given}, and the change asks for ${nextVersion.asked}; write that`);
  }
  if (problems.length > 0 || isUnknown) return ExitCode.failed;
  return isLower ? ExitCode.findings : ExitCode.clean;
}
