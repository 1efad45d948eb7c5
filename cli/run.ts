import { Command, CommanderError, Option } from 'commander';
import { reasonOf } from '../platform/error-text.ts';
import { ExitCode } from '../platform/exit-code.ts';
import type { Io } from '../platform/io.ts';
import { Log } from '../platform/log.ts';
import { isUsageError } from '../platform/usage-error.ts';
import { version } from '../platform/version.ts';
import { FORMATS } from '../reports/formats.ts';
import { spellOutOutputs } from '../reports/outputs.ts';
import { SEVERITIES } from '../source/result.ts';
import type { BaselineCommandOptions } from './commands/baseline/run.ts';
import type { CatalogueCommandOptions } from './commands/catalogue/run.ts';
import type { ExplainCommandOptions } from './commands/explain/run.ts';
import type { InitCommandOptions } from './commands/init/run.ts';
import type { LintCommandOptions } from './commands/lint/run.ts';
import type { MergeCommandOptions } from './commands/merge/run.ts';
import type { PathsCommandOptions } from './commands/paths/run.ts';
import type { ReviewCommandOptions } from './commands/review/run.ts';
import type { RulesCommandOptions } from './commands/rules/run.ts';

/** What completion scripts call. Not a command of commander's, which would read the words as its own options. */
const ASK = '__complete';

const FAILS = 'lowest severity that fails the run';

const RULESETS =
  'recommended, all, design-review, a section such as 2.1, or a file (default: .spectral.yaml or the like, here or above; else recommended)';

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
  lintCommand(program).action(async (files: string[], options: LintCommandOptions) => {
    const { runLintCommand } = await import('./commands/lint/run.ts');
    code = await runLintCommand(files, await withRuleset(options, io), io);
  });
  baselineCommand(program).action(async (files: string[], options: BaselineCommandOptions) => {
    const { runBaselineCommand } = await import('./commands/baseline/run.ts');
    code = await runBaselineCommand(files, await withRuleset(options, io), io);
  });
  mergeCommand(program).action(async (reports: string[], options: MergeCommandOptions) => {
    const { runMergeCommand } = await import('./commands/merge/run.ts');
    code = await runMergeCommand(reports, options, io);
  });
  rulesCommand(program).action(async (options: RulesCommandOptions) => {
    const { runRulesCommand } = await import('./commands/rules/run.ts');
    code = await runRulesCommand(options, io);
  });
  explainCommand(program).action(async (name: string, options: ExplainCommandOptions) => {
    const { runExplainCommand } = await import('./page-commands.ts');
    code = await runExplainCommand(name, options, io);
  });
  catalogueCommand(program).action(async (options: CatalogueCommandOptions) => {
    const { runCatalogueCommand } = await import('./page-commands.ts');
    code = await runCatalogueCommand(options, io);
  });
  pathsCommand(program).action(async (file: string, options: PathsCommandOptions) => {
    const { runPathsCommand } = await import('./commands/paths/run.ts');
    code = await runPathsCommand(file, options, io);
  });
  reviewCommand(program).action(async (files: string[], options: ReviewCommandOptions) => {
    const { runReviewCommand } = await import('./page-commands.ts');
    code = await runReviewCommand(files, options, io);
  });
  initCommand(program).action(async (files: string[], options: InitCommandOptions) => {
    const { runInitCommand } = await import('./commands/init/run.ts');
    code = await runInitCommand(files, options, io);
  });
  completionCommand(program).action(async (shell: string) => {
    const { runCompletionCommand } = await import('./commands/completion/run.ts');
    code = runCompletionCommand(shell, io);
  });
  if (argv[0] === ASK) return (await import('./commands/completion/run.ts')).answer(program, argv.slice(1), io);
  if (argv.length === 0) program.outputHelp();
  else await program.parseAsync(spellOutOutputs(argv), { from: 'user' });
  return code;
}

function lintCommand(program: Command): Command {
  return program
    .command('lint')
    .description('lint OpenAPI descriptions')
    .argument('[files...]', 'files, globs, folders (searched for OpenAPI descriptions), or - for standard input')
    .option('-r, --ruleset <name or file>', RULESETS)
    .addOption(formatOption().default([], 'stylish'))
    .addOption(outputOption())
    .option('--shard <i/n>', 'lint only the i-th of n parts of the files, which are about equally large')
    .option('-F, --fail-severity <name>', `${FAILS}: ${SEVERITIES.join(', ')}`, 'error')
    .option('-q, --quiet', 'show errors only')
    .option(
      '--baseline <file>',
      'leave out the findings that a baseline knows (default: lintel-baseline.json, if it exists)',
    )
    .option('--no-baseline', 'report what the baseline knows, too')
    .option(
      '--since <gitref>',
      'lint only files that changed, or refer to what changed, since this branch left another',
    )
    .option('--changed-lines', 'with --since, report only what stands on lines that changed')
    .option('--cache', 'lint only what differs from the run before')
    .option('--cache-location <folder>', 'where to keep what --cache needs (default: .lintel-cache)')
    .option('--watch', 'lint again whenever a file changes; Ctrl-C ends it, with exit code 0')
    .option('--statistics', 'rank the rules by their findings, with the places judged and the time')
    .option('--color', 'colour the report, terminal or not')
    .option('--no-color', 'do not colour the report')
    .addOption(remoteRefsOption())
    .addOption(threadsOption())
    .option('--stdin-filepath <file>', 'what to call standard input, and where its references start from')
    .addHelpText('after', EXIT_CODES);
}

function mergeCommand(program: Command): Command {
  return program
    .command('merge')
    .description('join the reports of shards into one')
    .argument('[reports...]', 'the reports of all shards')
    .addOption(formatOption().default([], 'that of the reports'))
    .addOption(outputOption())
    .option(
      '-F, --fail-severity <name>',
      `${FAILS}: ${SEVERITIES.join(', ')} (default: that of JUnit reports, else error)`,
    )
    .option('--color', 'colour the report, terminal or not')
    .option('--no-color', 'do not colour the report')
    .addHelpText('after', EXIT_CODES);
}

function baselineCommand(program: Command): Command {
  return program
    .command('baseline')
    .description('record the findings of today, so that lint reports only new ones')
    .argument('[files...]', 'files, globs or folders, as for lint')
    .option('-r, --ruleset <name or file>', RULESETS)
    .option('-o, --output <file>', 'where they are recorded', 'lintel-baseline.json')
    .option('--prune', 'take out the findings that are fixed; adds none')
    .option('--force', 'replace a baseline that exists')
    .addOption(remoteRefsOption())
    .addOption(threadsOption());
}

function formatOption(): Option {
  const description = `how findings are shown: ${FORMATS.join(', ')}; several with commas or repeated`;
  return new Option('-f, --format <name>', description).argParser(collect);
}

function outputOption(): Option {
  const description = 'write the findings to a file; with several formats --output.FORMAT=FILE for each';
  return new Option('-o, --output <file>', description).argParser(collect).default([], 'standard output');
}

function remoteRefsOption(): Option {
  return new Option('--remote-refs', 'follow "$ref" to http and https addresses');
}

function threadsOption(): Option {
  const description = 'how many files are linted at once (default: as many as there are processors)';
  return new Option('--threads <number>', description);
}

function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

function rulesCommand(program: Command): Command {
  return program
    .command('rules')
    .description('list the rules')
    .option('-r, --ruleset <name or file>', 'whose rules', 'design-review')
    .option('--section <section>', 'only those of a section, such as 2.1')
    .option('--severity <name>', `only those of a severity: ${SEVERITIES.join(', ')}`)
    .option('--statement <id>', 'only those that decide a statement, such as 2.2/array-max-items')
    .option('--kind <name>', 'only those that decide (document), ask (review), or look after x-lintel (annotation)')
    .option('-f, --format <name>', 'table, json or markdown', 'table');
}

function explainCommand(program: Command): Command {
  return program
    .command('explain')
    .description('explain a rule or a statement: why, examples, how to fix and to suppress')
    .argument('<name>', 'a rule, or a statement such as 2.2/array-max-items')
    .option('-f, --format <name>', 'text or markdown', 'text')
    .option('--color', 'colour the text, terminal or not')
    .option('--no-color', 'do not colour the text');
}

function catalogueCommand(program: Command): Command {
  return program
    .command('catalogue')
    .description('write the rule catalogue as pages that need no server')
    .requiredOption('--out <folder>', 'where to write it; open index.html in it');
}

function pathsCommand(program: Command): Command {
  return program
    .command('paths')
    .description('show what each path is taken for, and why')
    .argument('<file>', 'an OpenAPI description, or - for standard input')
    .option('-f, --format <name>', 'table or json', 'table')
    .option('--remote-refs', 'follow "$ref" to http and https addresses');
}

function reviewCommand(program: Command): Command {
  return program
    .command('review')
    .description('write the design review of an API: verdicts, matrix of operations, questions')
    .argument('[files...]', 'files, folders or globs, as for lint, or - for standard input')
    .option('-o, --out <file>', 'where to write it (default: standard output)')
    .option('-f, --format <name>', "html, markdown or json (default: as the file's name ends, else html)")
    .option('--trend <file>', 'an earlier report in JSON to compare with')
    .option('--remote-refs', 'follow "$ref" to http and https addresses');
}

function initCommand(program: Command): Command {
  return program
    .command('init')
    .description('set Lintel up in this folder; overwrites nothing')
    .argument('[files...]', 'what is to be linted (default: what is found in the folder)')
    .option('-r, --ruleset <name>', 'recommended, all, design-review, or a section such as 2.1')
    .option('--ci <name>', 'where it shall run: github, gitlab, pre-commit; several with commas or repeated', collect)
    .option('--baseline', "record today's findings, so that only new ones are reported")
    .option('--dry-run', 'only show what would be written')
    .option('-y, --yes', 'ask nothing');
}

function completionCommand(program: Command): Command {
  return program
    .command('completion')
    .description('print the completion script of a shell')
    .argument('<shell>', 'bash, zsh or fish');
}

/** The options, with the ruleset that holds where none is asked for. */
async function withRuleset<Options extends { readonly ruleset: string }>(options: Options, io: Io): Promise<Options> {
  const { chooseRuleset } = await import('../engine/find-ruleset.ts');
  return { ...options, ...chooseRuleset(options.ruleset, io.cwd), rulesetGiven: options.ruleset !== undefined };
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
