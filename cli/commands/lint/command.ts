import type { Command } from 'commander';
import { SEVERITIES } from '../../../framework/severity.ts';
import { FORMATS } from '../../../reports/formats.ts';
import type { CommandDefinition } from '../../command.ts';
import {
  collect,
  EXIT_CODES_HELP,
  failSeverityOption,
  formatOption,
  ignoreOption,
  maxProblemsOption,
  onlyOption,
  outputOption,
  RULESETS_HELP,
  strictFilesOption,
  threadsOption,
  withReferenceOptions,
  withRulesetOptions,
} from '../../common-options.ts';
import {
  allRuleIds,
  gitReferences,
  namesOfFindings,
  rulesetNamesAndFiles,
  rulesWithSeverities,
  wordsOf,
} from '../../completion/values.ts';
import { maxFileSizeOption } from '../../file-size.ts';
import type { LintCommandOptions } from './options.ts';

export const lintCommand: CommandDefinition = {
  name: 'lint',
  define,
  run: async (io, files: string[], options: LintCommandOptions) =>
    (await import('./run.ts')).runLintCommand(files, options, io),
  values: {
    '--ruleset': rulesetNamesAndFiles,
    '--format': () => wordsOf(FORMATS),
    '--fail-severity': () => wordsOf(SEVERITIES),
    '--since': gitReferences,
    '--baseline-from': gitReferences,
    '--settings-from': gitReferences,
    '--only': namesOfFindings,
    '--rule': rulesWithSeverities,
    '--skip-rule': allRuleIds,
  },
};

function define(command: Command): Command {
  const defined = command
    .description('lint OpenAPI descriptions')
    .argument('[files...]', 'files, globs, folders (searched for OpenAPI descriptions), or - for standard input')
    .option('-r, --ruleset <name or file>', RULESETS_HELP)
    .addOption(formatOption().default([], 'stylish'))
    .addOption(outputOption())
    .addOption(maxProblemsOption())
    .option('--shard <i/n>', 'lint only the i-th of n parts of the files, which are about equally large')
    .addOption(onlyOption('show only the findings of a rule, statement or section'))
    .option('--fix', 'mend what can be mended without changing anything for clients, and report what is left')
    .option('--unsafe-fixes', 'mend also what changes something for clients; the titles of these fixes say what')
    .option('--fix-only', 'mend, and do not report what is left; exits with 0')
    .option('--diff', 'show as a unified diff what --fix would change, and write nothing; exits with 1 if there is any')
    .option(
      '--ignore-rest <reason>',
      'write exceptions with this reason for all that is reported, or is left after --fix',
    )
    .option('--fix-references', 'change also files that are neither given nor in the folder of a given one')
    .option('--fixes', 'with each finding in json, sarif and markdown, show its fix')
    .option('--rule <id:severity>', 'change the severity of a rule, or turn it on; several as with --only', collect)
    .option('--skip-rule <id>', 'do not run a rule; several as with --only', collect)
    .addOption(failSeverityOption(' (default: error)'))
    .option('--max-warnings <number>', 'how many warnings are allowed; more fail the run (default: any number)')
    .option('-q, --quiet', 'show errors only')
    .option(
      '--baseline <file>',
      'leave out the findings that a baseline knows (default: lintel-baseline.json, if it exists)',
    )
    .option('--no-baseline', 'report what the baseline knows, too')
    .option(
      '--baseline-from <gitref>',
      'take from the baseline only what it had in this commit, and say how much it grew',
    )
    .option('--accept-baseline-growth', 'with --baseline-from, take what was added to the baseline since, too')
    .option('--settings-from <gitref>', 'take .lintel.yaml as it was in this commit')
    .option(
      '--since <gitref>',
      'lint only files that changed, or refer to what changed, since this branch left another',
    )
    .option('--changed-lines', 'with --since, report only what stands on lines that changed')
    .option('--cache', 'lint only what differs from the run before')
    .option('--cache-location <folder>', 'where to keep what --cache needs (default: .lintel-cache)')
    .option('--watch', 'lint again whenever a file changes; Ctrl-C ends it, with exit code 0')
    .option(
      '--print-config [file]',
      'print what holds for a file, or here, and where each setting is from; lint nothing',
    )
    .option('--statistics', 'rank the rules by their findings, with the places judged and the time')
    .option('--color', 'colour the report, terminal or not')
    .option('--no-color', 'do not colour the report')
    .addOption(ignoreOption())
    .addOption(strictFilesOption())
    .addOption(threadsOption())
    .option('--stdin-filepath <file>', 'what to call standard input, and where its references start from')
    .addOption(maxFileSizeOption())
    .addHelpText('after', EXIT_CODES_HELP);
  return withRulesetOptions(withReferenceOptions(defined));
}
