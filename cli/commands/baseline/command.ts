import type { CommandDefinition } from '../../command.ts';
import {
  ignoreOption,
  RULESETS_HELP,
  remoteRefsOption,
  strictFilesOption,
  threadsOption,
} from '../../common-options.ts';
import { rulesetNamesAndFiles } from '../../completion/values.ts';
import type { BaselineCommandOptions } from './options.ts';

export const baselineCommand: CommandDefinition = {
  name: 'baseline',
  define: (command) =>
    command
      .description('record the findings of today, so that lint reports only new ones')
      .argument('[files...]', 'files, globs or folders, as for lint')
      .option('-r, --ruleset <name or file>', RULESETS_HELP)
      .option('-o, --output <file>', 'where they are recorded', 'lintel-baseline.json')
      .option('--prune', 'take out the findings that are fixed; adds none')
      .option('--force', 'replace a baseline that exists')
      .addOption(ignoreOption())
      .addOption(strictFilesOption())
      .addOption(remoteRefsOption())
      .addOption(threadsOption()),
  run: async (io, files: string[], options: BaselineCommandOptions) =>
    (await import('./run.ts')).runBaselineCommand(files, options, io),
  values: { '--ruleset': rulesetNamesAndFiles },
};
