import { Argument, type Command, type Option } from 'commander';
import { ExitCode } from '../../platform/exit-code.ts';
import type { Io } from '../../platform/io.ts';
import type { CommandDefinition } from '../command.ts';
import { complete, type ValuesOf } from './complete.ts';
import { type CompletionValues, FILES, FOLDERS, NO_VALUES } from './values.ts';

/**
 * Answers a completion script on standard output: `:none`, `:files` or `:folders`, then the words that may replace the
 * last one of `words`, one a line, each with its description behind a tab.
 */
export async function answerCompletion(
  program: Command,
  commands: readonly CommandDefinition[],
  words: readonly string[],
  io: Io,
): Promise<ExitCode> {
  const { words: candidates, files } = await complete(program, words, valuesIn(commands, io));
  const lines = candidates.map(({ value, description }) => `${value}\t${description.replaceAll(/\s+/g, ' ')}`);
  io.stdout.write(`${[`:${files}`, ...lines].join('\n')}\n`);
  return ExitCode.clean;
}

function valuesIn(commands: readonly CommandDefinition[], io: Io): ValuesOf {
  return async (command, taker) => {
    const name = taker instanceof Argument ? taker.name() : (taker.long ?? taker.flags);
    const values = commands.find((one) => one.name === command)?.values?.[name];
    return values === undefined ? pathsFor(taker) : values(io);
  };
}

/** Files or folders, by what the help calls the value: `[files...]`, `--output <file>`. */
function pathsFor(taker: Option | Argument): CompletionValues {
  const called = taker instanceof Argument ? taker.name() : (/[<[]([\w ]+)/.exec(taker.flags)?.[1] ?? '');
  if (/^(files?|globs?|reports?)$/.test(called)) return FILES;
  return called === 'folder' ? FOLDERS : NO_VALUES;
}
