import { SEVERITIES } from '../../../framework/severity.ts';
import { FORMATS } from '../../../reports/formats.ts';
import type { CommandDefinition } from '../../command.ts';
import {
  EXIT_CODES_HELP,
  failSeverityOption,
  formatOption,
  maxProblemsOption,
  outputOption,
} from '../../common-options.ts';
import { wordsOf } from '../../completion/values.ts';
import { maxFileSizeOption } from '../../file-size.ts';
import type { MergeCommandOptions } from './options.ts';

export const mergeCommand: CommandDefinition = {
  name: 'merge',
  define: (command) =>
    command
      .description('join the reports of shards into one')
      .argument('[reports...]', 'the reports of all shards')
      .addOption(formatOption().default([], 'that of the reports'))
      .addOption(outputOption())
      .addOption(maxProblemsOption())
      .addOption(failSeverityOption(' (default: that of JUnit reports, else of .lintel.yaml, else error)'))
      .option('--color', 'colour the report, terminal or not')
      .option('--no-color', 'do not colour the report')
      .addOption(maxFileSizeOption())
      .addHelpText('after', EXIT_CODES_HELP),
  run: async (io, reports: string[], options: MergeCommandOptions) =>
    (await import('../../further-commands.ts')).runMergeCommand(reports, options, io),
  values: { '--format': () => wordsOf(FORMATS), '--fail-severity': () => wordsOf(SEVERITIES) },
};
