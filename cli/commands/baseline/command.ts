import type { CommandDefinition } from '../../command.ts';
import {
  ignoreOption,
  onlyOption,
  RULESETS_HELP,
  strictFilesOption,
  threadsOption,
  withReferenceOptions,
  withRulesetOptions,
} from '../../common-options.ts';
import { namesOfFindings, rulesetNamesAndFiles, wordsOf } from '../../completion/values.ts';
import { maxFileSizeOption } from '../../file-size.ts';
import { type BaselineCommandOptions, LIST_FORMATS } from './options.ts';

export const baselineCommand: CommandDefinition = {
  name: 'baseline',
  define: (command) =>
    withRulesetOptions(
      withReferenceOptions(
        command
          .description('record the findings of today, so that lint reports only new ones')
          .argument('[files...]', 'files, globs or folders, as for lint')
          .option('-r, --ruleset <name or file>', RULESETS_HELP)
          .option('-o, --output <file>', 'the baseline (default: that of .lintel.yaml, else lintel-baseline.json)')
          .option('--add', 'add or renew what these files have, and keep the rest')
          .option('--accept-new', 'add what is new since, and keep the rest as it is')
          .option('--prune', 'take out the findings that are fixed; adds none')
          .option('--force', 'replace a baseline that exists')
          .option('--list', 'show what is recorded, by rule and file')
          .addOption(onlyOption('record, or take out, only the findings of a rule, statement or section'))
          .option('--reason <text>', 'why what is recorded now is left as it is')
          .option('--until <date>', 'the last day on which it is left out, such as 2027-03-31')
          .option('-f, --format <name>', `how --list shows it: ${LIST_FORMATS.join(', ')}`)
          .addOption(ignoreOption())
          .addOption(strictFilesOption())
          .addOption(threadsOption())
          .addOption(maxFileSizeOption()),
      ),
    ),
  run: async (io, files: string[], options: BaselineCommandOptions) =>
    (await import('./run.ts')).runBaselineCommand(files, options, io),
  values: { '--ruleset': rulesetNamesAndFiles, '--only': namesOfFindings, '--format': () => wordsOf(LIST_FORMATS) },
};
