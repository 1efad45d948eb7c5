import { SEVERITIES } from '../../../framework/severity.ts';
import type { CommandDefinition } from '../../command.ts';
import { withRulesetOptions } from '../../common-options.ts';
import { rulesetNamesAndFiles, statementIds, wordsOf } from '../../completion/values.ts';
import { maxFileSizeOption } from '../../file-size.ts';
import { KINDS, RULES_FORMATS, type RulesCommandOptions } from './options.ts';

export const rulesCommand: CommandDefinition = {
  name: 'rules',
  define: (command) =>
    withRulesetOptions(command)
      .description('list the rules')
      .option('-r, --ruleset <name or file>', 'whose rules (default: that of .lintel.yaml, else design-review)')
      .option('--section <section>', 'only those of a section, such as 2.1')
      .option('--severity <name>', `only those of a severity: ${SEVERITIES.join(', ')}`)
      .option('--statement <id>', 'only those that decide a statement, such as 2.2/array-max-items')
      .option(
        '--kind <name>',
        'only those that decide (document), ask (review), look after x-lintel (annotation), or judge more than descriptions (exchange, sequence, change)',
      )
      .option('-f, --format <name>', 'table, json or markdown', 'table')
      .addOption(maxFileSizeOption()),
  run: async (io, options: RulesCommandOptions) => (await import('./run.ts')).runRulesCommand(options, io),
  values: {
    '--ruleset': rulesetNamesAndFiles,
    '--section': async () => wordsOf((await import('../../section-names.ts')).SECTION_NAMES),
    '--severity': () => wordsOf(SEVERITIES),
    '--statement': statementIds,
    '--kind': () => wordsOf(KINDS),
    '--format': () => wordsOf(RULES_FORMATS),
  },
};
