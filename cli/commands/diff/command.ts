import { SEVERITIES } from '../../../framework/severity.ts';
import { FORMATS } from '../../../reports/formats.ts';
import type { CommandDefinition } from '../../command.ts';
import {
  collect,
  EXIT_CODES_HELP,
  failSeverityOption,
  formatOption,
  maxProblemsOption,
  onlyOption,
  outputOption,
  withReferenceOptions,
} from '../../common-options.ts';
import { allRuleIds, gitReferences, namesOfFindings, rulesWithSeverities, wordsOf } from '../../completion/values.ts';
import { maxFileSizeOption } from '../../file-size.ts';
import type { DiffCommandOptions } from './options.ts';

export const diffCommand: CommandDefinition = {
  name: 'diff',
  define: (command) =>
    withReferenceOptions(command)
      .description('compare two versions of a description, and report what breaks clients')
      .argument(
        '<versions...>',
        'OLD and NEW: files, folders, REV:PATH in git, or - for standard input; with --since, NEW alone',
      )
      .option('--since <gitref>', 'compare files with themselves in a commit')
      .option('--settings-from <gitref>', 'take .lintel.yaml as it was in this commit')
      .option('--next-version', 'print the version that the change asks for, and fail where info.version is lower')
      .option('--baseline <file>', 'leave out the changes that a baseline of changes knows')
      .option('--save-baseline <file>', 'write a baseline that knows the changes of this run')
      .addOption(onlyOption('show only the changes of a kind, rule, statement or section'))
      .addOption(formatOption().default([], 'stylish'))
      .addOption(outputOption())
      .addOption(maxProblemsOption())
      .option('--rule <id:severity>', 'change the severity of a rule; several with commas or repeated', collect)
      .option('--skip-rule <id>', 'do not report what a rule finds; several as with --rule', collect)
      .addOption(failSeverityOption(' (default: error)'))
      .option('-q, --quiet', 'show errors only')
      .option('--color', 'colour the report, terminal or not')
      .option('--no-color', 'do not colour the report')
      .option('--stdin-filepath <file>', 'what to call standard input, and where its references start from')
      .addOption(maxFileSizeOption())
      .addHelpText('after', EXIT_CODES_HELP),
  run: async (io, versions: string[], options: DiffCommandOptions) =>
    (await import('../../further-commands.ts')).runDiffCommand(versions, options, io),
  values: {
    '--since': gitReferences,
    '--settings-from': gitReferences,
    '--format': () => wordsOf(FORMATS),
    '--fail-severity': () => wordsOf(SEVERITIES),
    '--only': namesOfFindings,
    '--rule': rulesWithSeverities,
    '--skip-rule': allRuleIds,
  },
};
