import { Option } from 'commander';
import type { CommandDefinition } from '../../command.ts';
import {
  collect,
  ignoreOption,
  RULESETS_HELP,
  withReferenceOptions,
  withRulesetOptions,
} from '../../common-options.ts';
import { allRuleIds, rulesetNamesAndFiles, rulesWithSeverities } from '../../completion/values.ts';
import { maxFileSizeOption } from '../../file-size.ts';
import type { LspCommandOptions } from './options.ts';

export const lspCommand: CommandDefinition = {
  name: 'lsp',
  define: (command) =>
    withRulesetOptions(
      withReferenceOptions(
        command
          .description('serve an editor over the Language Server Protocol on standard input and output')
          .option('-r, --ruleset <name or file>', RULESETS_HELP)
          .option('--rule <id:severity>', 'change the severity of a rule, or turn it on; may be repeated', collect)
          .option('--skip-rule <id>', 'do not run a rule; may be repeated', collect)
          .option(
            '--baseline <file>',
            'leave out the findings that a baseline knows (default: lintel-baseline.json, if it exists)',
          )
          .option('--no-baseline', 'show what the baseline knows, too')
          .option(
            '--trust',
            'run rulesets that are programs, though the editor does not say that the workspace is trusted',
          )
          .addOption(ignoreOption())
          .addOption(maxFileSizeOption())
          // What clients add to every server; there is no other way to talk to this one.
          .addOption(new Option('--stdio', 'talk on standard input and output').hideHelp())
          .addOption(new Option('--clientProcessId <id>', 'the process of the editor').hideHelp()),
      ),
    ),
  run: async (io, options: LspCommandOptions) =>
    (await import('../../language-server.ts')).runLanguageServer(options, io),
  limitsFileSize: true,
  values: {
    '--ruleset': rulesetNamesAndFiles,
    '--rule': rulesWithSeverities,
    '--skip-rule': allRuleIds,
  },
};
