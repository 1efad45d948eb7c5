import type { Command } from 'commander';
import { SEVERITIES } from '../framework/severity.ts';
import { FORMATS } from '../reports/formats.ts';
import {
  collect,
  EXIT_CODES_HELP,
  failSeverityOption,
  formatOption,
  type GivenReferenceOptions,
  type GivenRulesetOptions,
  maxProblemsOption,
  onlyOption,
  outputOption,
  withReferenceOptions,
  withRulesetOptions,
} from './common-options.ts';
import {
  allRuleIds,
  namesOfFindings,
  rulesetNamesAndFiles,
  rulesWithSeverities,
  type ValuesFor,
  wordsOf,
} from './completion/values.ts';
import { maxFileSizeOption } from './file-size.ts';
import type { GivenSettings } from './held-settings.ts';

/** The options of commands that judge a service, as the command line gives them. */
export interface ServiceReportOptions extends GivenSettings, GivenReferenceOptions, GivenRulesetOptions {
  readonly mask: readonly string[];
  readonly only?: readonly string[];
  readonly format: readonly string[];
  readonly output: readonly string[];
  readonly maxProblems: string;
  readonly quiet?: boolean;
  readonly color?: boolean;
  readonly saveBaseline?: string;
  readonly record?: string;
  readonly coverage?: boolean;
  readonly coverageFile?: string;
}

/** What two options do with a command's rules, as the help says it. */
interface RuleHelp {
  readonly only: string;
  readonly skipRule: string;
}

/** What completion offers for the values of these options. */
export const SERVICE_REPORT_VALUES: Readonly<Record<string, ValuesFor>> = {
  '--ruleset': rulesetNamesAndFiles,
  '--format': () => wordsOf(FORMATS),
  '--fail-severity': () => wordsOf(SEVERITIES),
  '--only': namesOfFindings,
  '--rule': rulesWithSeverities,
  '--skip-rule': allRuleIds,
};

/** The options of commands that judge a service: which findings are reported, how, and what their inputs may hold. */
export function withServiceReportOptions(command: Command, { only, skipRule }: RuleHelp): Command {
  const defined = command
    .addOption(formatOption().default([], 'stylish'))
    .addOption(outputOption())
    .addOption(maxProblemsOption())
    .addOption(onlyOption(only))
    .option('--rule <id:severity>', 'change the severity of a rule, or turn it on; several as with --only', collect)
    .option('--skip-rule <id>', skipRule, collect)
    .addOption(failSeverityOption(' (default: error)'))
    .option('-q, --quiet', 'show errors only')
    .option('--color', 'colour the report, terminal or not')
    .option('--no-color', 'do not colour the report')
    .addOption(maxFileSizeOption())
    .addHelpText('after', EXIT_CODES_HELP);
  return withRulesetOptions(withReferenceOptions(defined));
}
