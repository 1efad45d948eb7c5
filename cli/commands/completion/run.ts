import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { packageFile } from '../../../platform/package-file.ts';
import { oneOf } from '../../../platform/usage-error.ts';
import { complete } from '../../completion/complete.ts';
import { optionValues } from '../../completion/values.ts';
import { SHELLS } from './shells.ts';

/**
 * Prints the completion script of a shell.
 *
 * @throws UsageError
 */
export function runCompletionCommand(shell: string, io: Io): ExitCode {
  const known = oneOf('shell', shell, SHELLS);
  io.stdout.write(readFileSync(packageFile(`templates/completion/lintel.${known}`), 'utf8'));
  return ExitCode.clean;
}

/** Answers a completion script: which words may stand in the place of the last one of `words`. */
export async function answer(program: Command, words: readonly string[], io: Io): Promise<ExitCode> {
  const { words: candidates, files } = await complete(program, words, optionValues(io));
  const lines = candidates.map(({ value, description }) => `${value}\t${description.replaceAll(/\s+/g, ' ')}`);
  io.stdout.write(`${[`:${files}`, ...lines].join('\n')}\n`);
  return ExitCode.clean;
}
