import { readFileSync } from 'node:fs';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { packageFile } from '../../../platform/package-file.ts';
import { oneOf } from '../../../platform/usage-error.ts';
import { SHELLS } from './shells.ts';

/**
 * Prints the completion script of a shell.
 *
 * @throws UsageError for a shell that has none.
 */
export function runCompletionCommand(shell: string, io: Io): ExitCode {
  const known = oneOf('shell', shell, SHELLS);
  io.stdout.write(readFileSync(packageFile(`templates/completion/lintel.${known}`), 'utf8'));
  return ExitCode.clean;
}
