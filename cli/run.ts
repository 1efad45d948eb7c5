import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, CommanderError, Help, type Option } from 'commander';
import { isRemote } from '../model/description/reference.ts';
import { reasonOf } from '../platform/error-text.ts';
import { ExitCode } from '../platform/exit-code.ts';
import { isYamlOrJson } from '../platform/file-paths.ts';
import { guarded } from '../platform/guarded-io.ts';
import type { Io } from '../platform/io.ts';
import { Log } from '../platform/log.ts';
import { isUsageError, UsageError } from '../platform/usage-error.ts';
import { version } from '../platform/version.ts';
import { oneLine } from '../platform/visible-text.ts';
import { spellOutOutputs } from '../reports/outputs.ts';
import type { CommandDefinition } from './command.ts';
import { COMMANDS } from './commands.ts';
import { EXIT_CODES_HELP } from './common-options.ts';

/** What completion scripts call. Not a command of commander's, which would read the words as its own options. */
const COMPLETE = '__complete';

/**
 * Runs a command line, without the program's name, and gives the exit code. Findings go to standard output, everything
 * else to standard error.
 */
export async function run(argv: readonly string[], given: Io): Promise<ExitCode> {
  const io = guarded(given);
  try {
    return await parse(argv, io);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.clean : ExitCode.failed;
    const sentence = isUsageError(error)
      ? error.message
      : `${reasonOf(error)}; this is a fault of Lintel, so please report it`;
    new Log(io).say(sentence, error);
    return ExitCode.failed;
  }
}

async function parse(argv: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = ExitCode.clean;
  const program = programFor(io);
  for (const { name, define, run, limitsFileSize } of commandsFor(argv)) {
    const command = define(program.command(name));
    command.action(async (...given) => {
      refuseEmptyNames(command);
      const work = () => run(io, ...(given as never[]));
      code = await (limitsFileSize === true ? work() : withinFileSize(command, io, work));
    });
  }
  if (argv[0] === COMPLETE) {
    const { answerCompletion } = await import('./completion/answer.ts');
    return answerCompletion(program, COMMANDS, argv.slice(1), io);
  }
  const [first] = argv;
  if (first !== undefined && isFile(first, program, io)) {
    throw new UsageError(`"${first}" is no command; to lint it, write lintel lint ${first}`);
  }
  if (argv.length === 0) program.outputHelp();
  else await program.parseAsync(spellOutOutputs(withHelpOption(argv)), { from: 'user' });
  return code;
}

/**
 * Only the command that is called, where it is one: to define them all takes as long as to read a small description.
 */
function commandsFor([first]: readonly string[]): readonly CommandDefinition[] {
  const called = COMMANDS.filter(({ name }) => name === first);
  return called.length > 0 ? called : COMMANDS;
}

/**
 * What an option takes, by the word in its flags, where an empty text can only come from a variable that is not set.
 */
const NAMED: Readonly<Record<string, string>> = {
  file: 'file',
  folder: 'folder',
  gitref: 'commit',
  address: 'address',
  field: 'field',
  host: 'host',
};

/**
 * @throws UsageError where an argument, or a name that an option takes, is an empty text, which would mean the working
 * folder.
 */
function refuseEmptyNames(command: Command): void {
  // Behind `--listen` the arguments are another program's.
  if (command.args.includes('') && command.getOptionValue('listen') === undefined) {
    throw new UsageError('an argument is empty; write what it names, or leave it out');
  }
  for (const option of command.options) {
    const word = NAMED[/<(\w+)>/.exec(option.flags)?.[1] ?? ''];
    const given: unknown = command.getOptionValue(option.attributeName());
    if (word === undefined || ![given].flat().includes('')) continue;
    throw new UsageError(`${option.long} names no ${word}; write one, or leave the option out`);
  }
}

/** Runs a command that takes `--max-file-size` within that limit. */
async function withinFileSize(command: Command, io: Io, run: () => Promise<ExitCode>): Promise<ExitCode> {
  if (!command.options.some(({ long }) => long === '--max-file-size')) return run();
  const { fileSizeOfRun } = await import('./file-size.ts');
  const { withLargestFile } = await import('../source/largest-file.ts');
  return withLargestFile(await fileSizeOfRun(command.opts(), io), run);
}

/** `help lint` means `lint --help`. */
function withHelpOption([first, ...rest]: readonly string[]): string[] {
  if (first === undefined) return [];
  return first === 'help' ? [...rest.slice(0, 1), '--help'] : [first, ...rest];
}

/** True for a word in the place of a command that names something to lint. */
function isFile(word: string, program: Command, { cwd }: Io): boolean {
  if (word.startsWith('-') || program.commands.some((command) => command.name() === word)) return false;
  return isYamlOrJson(word) || isRemote(word) || existsSync(resolve(cwd, word));
}

function programFor(io: Io): Command {
  return new Command('lintel')
    .description('Lints the design of HTTP APIs in their OpenAPI descriptions.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .exitOverride()
    .configureHelp({ optionDescription })
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      outputError: (text, write) => write(`lintel: ${asSentence(text)}\n`),
    })
    .addHelpText('after', EXIT_CODES_HELP);
}

/** What the help says of an option. Commander quotes some defaults and not others, and names lists that are empty. */
function optionDescription(option: Option): string {
  return new Help()
    .optionDescription(option)
    .replace(/ \(default: \[\]\)$/, '')
    .replace(/\(default: "(.*)"\)$/, '(default: $1)');
}

/**
 * Commander's complaint in one line: `unknown option '--x' (did you mean --y?)`, `too many arguments for 'x'. Expected
 * 1 …`.
 */
function asSentence(text: string): string {
  const said = oneLine(text.replace(/^error: /, ''))
    .replace('. Expected ', ': expected ')
    .replace(/\.$/, '');
  const [, fact = said, hint] = /^(.*) \(D(id you mean .*)\)$/.exec(said) ?? [];
  return `${fact}; ${hint === undefined ? 'see --help' : `d${hint}`}`;
}
