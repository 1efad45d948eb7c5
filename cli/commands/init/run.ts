import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDynamicPattern } from 'tinyglobby';
import { DEFAULT_BASELINE } from '../../../baseline/baseline.ts';
import { RULESET_NAMES } from '../../../engine/lintel-modules.ts';
import { reasonOf } from '../../../platform/error-text.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import { slashed } from '../../../platform/file-paths.ts';
import type { Io } from '../../../platform/io.ts';
import { repositoryRoot } from '../../../platform/repository.ts';
import { oneOf, UsageError } from '../../../platform/usage-error.ts';
import { visible } from '../../../platform/visible-text.ts';
import { makeFolder } from '../../../platform/write-file.ts';
import { readText } from '../../../source/read-text.ts';
import { UnreadableInput } from '../../../source/unreadable-input.ts';
import { CHECK_PLACES, type CheckPlace } from './check-places.ts';
import { type Checked, missingInstallation, shellWord } from './ci-files.ts';
import type { InitCommandOptions } from './options.ts';
import { type PlannedFile, plan, usualPlaces, type Wishes } from './plan.ts';
import { TerminalQuestions } from './terminal-questions.ts';

interface AllWishes extends Wishes {
  readonly baseline: boolean;
}

/**
 * Sets Lintel up in the working folder: a ruleset file, and on request checks in CI and a baseline. What exists stays
 * as it is.
 *
 * @throws UsageError
 */
export async function runInitCommand(args: readonly string[], options: InitCommandOptions, io: Io): Promise<ExitCode> {
  const files = args.length > 0 ? args : ['.'];
  if (files.includes('-')) throw new UsageError('standard input cannot be set up; name files, folders or globs');
  const traffic = options.traffic ?? [];
  checkNames([...files, ...traffic]);
  const wishes = await wishesOf({ files, traffic }, options, io);
  if (traffic.length > 0 && !wishes.places.some((place) => place !== 'pre-commit'))
    throw new UsageError('--traffic is judged in CI; say where with --ci github or --ci gitlab');
  checkPlace(wishes, io.cwd);
  const isDry = options.dryRun === true;
  for (const file of await plan(wishes, io.cwd)) io.stdout.write(`${settle(file, isDry, io.cwd)}\n\n`);
  const absent = files.filter((file) => !existsSync(resolve(io.cwd, file)) && !isDynamicPattern(file));
  if (absent.length > 0) io.stdout.write(`${absentLine(absent)}\n\n`);
  const code = wishes.baseline ? await recordBaseline(files, isDry, io) : ExitCode.clean;
  if (code === ExitCode.clean) io.stdout.write(nextSteps(files, wishes.places.length > 0, io.cwd));
  return code;
}

/** A name may be that of a file which is still to come, or mistyped. */
function absentLine(absent: readonly string[]): string {
  const [what, them] = absent.length === 1 ? ['is not there', 'it is'] : ['are not there', 'they are'];
  return `${absent.join(', ')} ${what} yet: until ${them}, checks end with exit code 2.`;
}

/** Files for CI are made of lines. */
function checkNames(files: readonly string[]): void {
  const other = files.find((file) => visible(file) !== file || /[\t\r\n]/.test(file));
  if (other === undefined) return;
  throw new UsageError(`the name ${other} has characters that no file for CI shows; rename it, or name its folder`);
}

/** What to do now. The files for CI run what package.json and the lock file have. */
function nextSteps(files: readonly string[], isForCi: boolean, cwd: string): string {
  const install = isForCi ? missingInstallation(cwd) : null;
  const first =
    install === null ? '' : `Before the checks run: ${install}, and commit package.json with the lock file\n`;
  return `${first}Next: npx lintel lint ${files.map(shellWord).join(' ')}\n`;
}

/** Asks only on a terminal, and only for what no option says. */
async function wishesOf(checked: Checked, options: InitCommandOptions, io: Io): Promise<AllWishes> {
  const ruleset = options.ruleset === undefined ? undefined : readRuleset(options.ruleset);
  const places = options.ci === undefined ? undefined : readPlaces(options.ci.join());
  const { baseline } = options;
  const asks = io.stdin.isTTY === true && io.stderr.isTTY === true && options.yes !== true;
  const defaults = options.defaults === true;
  if (!asks)
    return {
      ...checked,
      ruleset: ruleset ?? 'recommended',
      places: places ?? [],
      baseline: baseline === true,
      defaults,
    };
  const questions = new TerminalQuestions(io);
  try {
    return {
      ...checked,
      ruleset: ruleset ?? (await questions.ask(RULESET_QUESTION, 'recommended', readRuleset)),
      places: places ?? (await questions.ask(CI_QUESTION, usualPlaces(io.cwd).join() || 'none', readPlaces)),
      baseline: baseline ?? (await questions.ask(BASELINE_QUESTION, 'no', readYes)),
      defaults,
    };
  } finally {
    questions.close();
  }
}

const RULESET_QUESTION =
  'Which ruleset? recommended (errors and warnings), all (hints too), design-review (questions, too)';
const CI_QUESTION = `Where shall it run? ${CHECK_PLACES.join(', ')}, several with commas, or none`;
const BASELINE_QUESTION = "Record today's findings, so that only new ones are reported? yes or no";

function readRuleset(answer: string): string {
  return oneOf('ruleset', answer, RULESET_NAMES);
}

function readPlaces(answer: string): CheckPlace[] {
  const names = answer.split(',').map((name) => oneOf('CI', name.trim(), [...CHECK_PLACES, 'none']));
  return CHECK_PLACES.filter((place) => names.includes(place));
}

function readYes(answer: string): boolean {
  return /^y/i.test(oneOf('answer', answer.toLowerCase(), ['yes', 'no', 'y', 'n']));
}

/** CI reads its files at the root of the repository only. */
function checkPlace({ places }: Wishes, cwd: string): void {
  const root = repositoryRoot(cwd);
  if (places.length === 0 || root === slashed(cwd)) return;
  throw new UsageError(`files for CI belong into the root of the repository; run this in ${root}, or leave --ci out`);
}

/** Writes a file that is not there yet, and reports what was done. */
function settle({ path, text, missing }: PlannedFile, isDry: boolean, cwd: string): string {
  const file = join(cwd, path);
  if (existsSync(file)) return kept(path, missing(read(file, path)));
  if (!isDry) write(file, path, text);
  return `${isDry ? 'Would write' : 'Wrote'} ${path}:\n\n${indented(text)}`;
}

function kept(path: string, missing: string | null): string {
  if (missing === null) return `${path} exists and stays as it is.`;
  return `${path} exists and stays as it is. Add to it:\n\n${indented(missing)}`;
}

function read(file: string, path: string): string {
  try {
    return readText(file);
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    throw new UsageError(`${path}: ${error.message}`);
  }
}

/** `wx`: what somebody else has just written stays, too. */
function write(file: string, path: string, text: string): void {
  try {
    makeFolder(dirname(file));
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`${path} cannot be written (${reasonOf(error)}); check the folder`, { cause: error });
  }
}

function indented(text: string): string {
  return text.trimEnd().replaceAll(/^(?=.)/gm, '  ');
}

async function recordBaseline(files: readonly string[], isDry: boolean, io: Io): Promise<ExitCode> {
  if (existsSync(join(io.cwd, DEFAULT_BASELINE))) {
    io.stdout.write(`${DEFAULT_BASELINE} exists and stays as it is.\n\n`);
    return ExitCode.clean;
  }
  if (isDry) {
    io.stdout.write(`Would record today's findings in ${DEFAULT_BASELINE}.\n\n`);
    return ExitCode.clean;
  }
  const { runBaselineCommand } = await import('../baseline/run.ts');
  const code = await runBaselineCommand(files, { output: DEFAULT_BASELINE }, io);
  io.stdout.write('\n');
  return code;
}
