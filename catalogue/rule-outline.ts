import { judgesDescriptions } from '../framework/rule.ts';
import type { RuleEntry } from './catalogue.ts';
import { type ChangesOfRule, changesOfRule } from './changes-of-rule.ts';
import type { ShownExample } from './example-findings.ts';
import { type ExchangesOfRule, exchangesOfRule, sequencesOfRule } from './exchanges-of-rule.ts';
import type { BadExample, RuleExamples } from './rule-examples.ts';
import {
  adjustmentExample,
  functionNameOf,
  type OptionEntry,
  optionsExample,
  optionsOf,
  readings,
  remedies,
  suppressionExample,
} from './rule-help.ts';

/** How each part of what there is to know of a rule is shown, under its title. */
export interface RuleParts<Shown> {
  why(title: string, text: string): Shown;
  readings(title: string, texts: readonly string[]): Shown;
  bad(title: string, examples: readonly BadExample[]): Shown;
  remedies(title: string, remedies: readonly string[], good: readonly ShownExample[]): Shown;
  ignored(title: string, examples: readonly ShownExample[]): Shown;
  /** What the rule says of traffic. */
  exchanges(title: string, found: ExchangesOfRule): Shown;
  /** What the rule asks a service. */
  sequences(title: string, found: ExchangesOfRule): Shown;
  /** What the rule says of two versions. */
  changes(title: string, found: ChangesOfRule): Shown;
  exceptions(title: string, exceptions: ExceptionsOfRule): Shown;
  options(title: string, options: OptionsOfRule): Shown;
  related(title: string, rules: readonly RuleEntry[]): Shown;
}

/** How a rule is left out: at one place, and in a project; null for a rule that no ruleset has. */
export interface ExceptionsOfRule {
  readonly suppression: string;
  readonly adjustment: string | null;
}

/** The options of a rule, with a ruleset that sets others. */
export interface OptionsOfRule {
  readonly functionName: string;
  readonly set: readonly OptionEntry[];
  readonly changed: string;
}

/** All parts that a rule has, in the order in which they are read. */
export function outlineOf<Shown>(
  entry: RuleEntry,
  examples: RuleExamples,
  related: readonly RuleEntry[],
  show: RuleParts<Shown>,
): Shown[] {
  const texts = readings(entry);
  const exchanges = exchangesOfRule(entry.rule);
  const sequences = sequencesOfRule(entry.rule);
  const changes = changesOfRule(entry.rule);
  const options = optionsIn(entry);
  return [
    show.why('Why', entry.why),
    ...(texts.length === 0 ? [] : [show.readings('How the statement is read', texts)]),
    ...(judgesDescriptions(entry.rule) ? descriptions(entry, examples, show) : []),
    ...(exchanges === null ? [] : [show.exchanges('In traffic', exchanges)]),
    ...(sequences === null ? [] : [show.sequences('In a service', sequences)]),
    ...(changes === null ? [] : [show.changes('Between two versions', changes)]),
    show.exceptions('Exceptions', { suppression: suppressionExample(entry), adjustment: adjustmentExample(entry) }),
    ...(options === null ? [] : [show.options('Options', options)]),
    ...(related.length === 0 ? [] : [show.related('Related rules', related)]),
  ];
}

/** What the rule says of descriptions. */
function descriptions<Shown>(
  { kind }: RuleEntry,
  { bad, good, ignored }: RuleExamples,
  show: RuleParts<Shown>,
): Shown[] {
  const asks = kind === 'review';
  return [
    show.bad(asks ? 'Where it asks' : 'What breaks it', bad),
    show.remedies(asks ? 'How to answer' : 'How to fix it', remedies(bad), good),
    show.ignored('What it leaves alone', ignored),
  ];
}

function optionsIn(entry: RuleEntry): OptionsOfRule | null {
  const changed = optionsExample(entry);
  const set = optionsOf(entry);
  return changed === null || set.length === 0 ? null : { functionName: functionNameOf(entry), set, changed };
}
