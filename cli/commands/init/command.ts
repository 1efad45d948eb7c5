import type { CommandDefinition } from '../../command.ts';
import { collect } from '../../common-options.ts';
import { rulesetNames, wordsOf } from '../../completion/values.ts';
import { maxFileSizeOption } from '../../file-size.ts';
import { CHECK_PLACES } from './check-places.ts';
import type { InitCommandOptions } from './options.ts';

export const initCommand: CommandDefinition = {
  name: 'init',
  define: (command) =>
    command
      .description('set Lintel up in this folder; overwrites nothing')
      .argument('[files...]', 'what is to be linted (default: what is found in the folder)')
      .option('-r, --ruleset <name>', 'recommended, all, design-review, or a section such as 2.1')
      .option('--ci <name>', 'where it shall run: github, gitlab, pre-commit; several with commas or repeated', collect)
      .option(
        '--traffic <file>',
        'with --ci, recorded traffic of the service to judge there, too; may be repeated',
        collect,
      )
      .option('--baseline', "record today's findings, so that only new ones are reported")
      .option('--defaults', 'write what fixes write where a description does not show it, into .lintel.yaml')
      .option('--dry-run', 'only show what would be written')
      .option('-y, --yes', 'ask nothing')
      .addOption(maxFileSizeOption()),
  run: async (io, files: string[], options: InitCommandOptions) =>
    (await import('../../further-commands.ts')).runInitCommand(files, options, io),
  values: { '--ruleset': rulesetNames, '--ci': () => wordsOf([...CHECK_PLACES, 'none']) },
};
