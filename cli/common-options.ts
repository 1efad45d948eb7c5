import { type Command, Option } from 'commander';
import { SEVERITIES } from '../framework/severity.ts';
import { UsageError } from '../platform/usage-error.ts';
import { FORMATS } from '../reports/formats.ts';
import type { ReferenceOptions } from '../source/reference-access.ts';

/** What `--ruleset` takes, for the help. */
export const RULESETS_HELP =
  'recommended, all, design-review, a section such as 2.1, or a file (default: .spectral.yaml or the like, here or above; else recommended)';

export const EXIT_CODES_HELP = `
Exit codes:
  0  nothing at or above --fail-severity
  1  findings
  2  the work could not be done, wholly or in part: wrong usage, unreadable or broken input, a rule that failed`;

/** `--format`, in the order in which it is repeated. */
export function formatOption(): Option {
  const description = `how findings are shown: ${FORMATS.join(', ')}; several with commas or repeated`;
  return new Option('-f, --format <name>', description).argParser(collect);
}

/** `--output`, as often as it is given; `outputs` of reports/outputs.ts reads it. */
export function outputOption(): Option {
  const description = 'write the findings to a file; with several formats --output.FORMAT=FILE for each';
  return new Option('-o, --output <file>', description).argParser(collect).default([], 'standard output');
}

/** `--fail-severity`; the default differs from command to command, and is only shown. */
export function failSeverityOption(shownDefault = ''): Option {
  const description = `lowest severity that fails the run: ${SEVERITIES.join(', ')}${shownDefault}`;
  return new Option('-F, --fail-severity <name>', description);
}

/** `--only`; its values are for `onlyFindings` of only-findings.ts. */
export function onlyOption(effect: string): Option {
  return new Option('--only <rule>', `${effect}; several with commas or repeated`).argParser(collect);
}

/** `--ignore`, as often as it is given. */
export function ignoreOption(): Option {
  const description =
    'leave out files that match, as in .gitignore; may be repeated, and "!GLOB" among the files does the same';
  return new Option('--ignore <glob>', description).argParser(collect);
}

/** `--strict-files`. */
export function strictFilesOption(): Option {
  const description =
    'in folders, report files of Swagger, AsyncAPI and other versions as errors instead of passing over them';
  return new Option('--strict-files', description);
}

/** The options that say what a ruleset may do. */
export interface GivenRulesetOptions {
  readonly remoteRulesets?: boolean;
  /** False refuses programs; commander says true where nothing is said. */
  readonly code?: boolean;
}

/** The options that say what a ruleset may fetch and run. */
export function withRulesetOptions(command: Command): Command {
  return command
    .option('--remote-rulesets', 'fetch rulesets, and what they extend, from http and https addresses')
    .option('--no-code', 'refuse rulesets that are programs, or run functions of their own');
}

/** What `referenceOptions` are given as. */
export interface GivenReferenceOptions {
  readonly remoteRefs?: boolean;
  readonly allowReferences?: readonly string[];
  readonly allowRedirect?: readonly string[];
}

/** The options that say what a "$ref" may lead to. */
export function withReferenceOptions(command: Command): Command {
  return command
    .option('--remote-refs', 'follow "$ref" to http and https addresses')
    .option(
      '--allow-references <folder>',
      'follow "$ref" into a folder outside of the repository, too; may be repeated',
      collect,
    )
    .option(
      '--allow-redirect <host>',
      'with --remote-refs, a host to which others may redirect; may be repeated',
      collect,
    );
}

/** What references may lead to, by the command line. */
export function referenceOptions(given: GivenReferenceOptions, cwd: string): ReferenceOptions {
  const { remoteRefs = false, allowReferences = [], allowRedirect = [] } = given;
  return { cwd, remoteRefs, allowReferences, allowRedirects: allowRedirect };
}

/** `--threads`. */
export function threadsOption(): Option {
  const description = 'how many files are linted at once (default: as many as there are processors)';
  return new Option('--threads <number>', description);
}

/** `--max-problems`; `maxProblems` reads it. */
export function maxProblemsOption(): Option {
  const description = 'how many findings stylish shows in full, the most serious first; 0 for all';
  return new Option('--max-problems <number>', description).default('100');
}

/**
 * The value of `--max-problems`.
 *
 * @throws UsageError when it is no such number.
 */
export function maxProblems(given: string): number {
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw new UsageError(`--max-problems takes a number of findings, or 0 for all, not "${given}"`);
}

/** Collects the values of an option that may be repeated. */
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
