import { Command, CommanderError, Option } from 'commander';
import type { LintOptions } from './commands/lint.ts';
import type { PathsOptions } from './commands/paths.ts';
import type { RulesOptions } from './commands/rules.ts';
import { SEVERITIES } from './engine/result.ts';
import { ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';
import { Log, reasonOf } from './log.ts';
import { FORMATS } from './report/formats.ts';
import { isUsageError } from './usage-error.ts';
import { version } from './version.ts';

const EXIT_CODES = `
Exit codes:
  0  nothing at or above --fail-severity
  1  findings
  2  the work could not be done, wholly or in part: wrong usage, unreadable or broken input, a rule that failed`;

/**
 * Runs a command line, without the program's name, and gives the exit code. Findings go to `io.stdout`, everything else
 * to `io.stderr`.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
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
  const program = new Command('lintel')
    .description('Lints the design of HTTP APIs in their OpenAPI descriptions.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      outputError: (text, write) => write(`lintel: ${asSentence(text)}\n`),
    })
    .addHelpText('after', EXIT_CODES);
  lintCommand(program).action(async (files: string[], options: LintOptions) => {
    const { lint } = await import('./commands/lint.ts');
    code = await lint(files, options, io);
  });
  rulesCommand(program).action(async (options: RulesOptions) => {
    const { rules } = await import('./commands/rules.ts');
    code = await rules(options, io);
  });
  pathsCommand(program).action(async (file: string, options: PathsOptions) => {
    const { paths } = await import('./commands/paths.ts');
    code = await paths(file, options, io);
  });
  if (argv.length === 0) program.outputHelp();
  else await program.parseAsync(argv, { from: 'user' });
  return code;
}

function lintCommand(program: Command): Command {
  return program
    .command('lint')
    .description('lint OpenAPI descriptions')
    .argument('[files...]', 'files, globs, folders (searched for OpenAPI descriptions), or - for standard input')
    .option(
      '-r, --ruleset <name or file>',
      'recommended, all, design-review, a section such as 2.1, or a file',
      'recommended',
    )
    .addOption(new Option('-f, --format <name>', `how findings are shown: ${FORMATS.join(', ')}`).default('stylish'))
    .option('-o, --output <file>', 'write the findings to a file')
    .option('-F, --fail-severity <name>', `lowest severity that fails the run: ${SEVERITIES.join(', ')}`, 'error')
    .option('-q, --quiet', 'show errors only')
    .option('--statistics', 'show for each rule the places judged, the findings and the time')
    .option('--color', 'colour the report, terminal or not')
    .option('--no-color', 'do not colour the report')
    .option('--remote-refs', 'follow "$ref" to http and https addresses')
    .option('--stdin-filepath <file>', 'what to call standard input, and where its references start from')
    .addHelpText('after', EXIT_CODES);
}

function rulesCommand(program: Command): Command {
  return program
    .command('rules')
    .description('list the rules')
    .option('-r, --ruleset <name or file>', 'whose rules', 'design-review')
    .option('-f, --format <name>', 'table or json', 'table');
}

function pathsCommand(program: Command): Command {
  return program
    .command('paths')
    .description('show what each path is taken for, and why')
    .argument('<file>', 'an OpenAPI description, or - for standard input')
    .option('-f, --format <name>', 'table or json', 'table')
    .option('--remote-refs', 'follow "$ref" to http and https addresses');
}

/** Commander's complaint in one line: `unknown option '--x' (did you mean --y?)`. */
function asSentence(text: string): string {
  const [said = '', hint] = text
    .trim()
    .replace(/^error: /, '')
    .split('\n');
  const near = hint === undefined ? 'see --help' : hint.replace(/^\(D/, 'd').replace(/\)$/, '');
  return `${said}; ${near}`;
}
