import { judgesDescriptions } from '../../framework/rule.ts';
import { capitalized } from '../../pages/capitalized.ts';
import { STATEMENTS, type StatementId } from '../../spec/statements.generated.ts';
import type { RuleEntry } from '../catalogue.ts';
import type { ChangeExample } from '../change-examples.ts';
import { changesOfRule, pairText } from '../changes-of-rule.ts';
import { JUDGED } from '../checked-by.ts';
import type { ShownExample } from '../example-findings.ts';
import type { ExchangeText } from '../exchange-texts.ts';
import { exchangesOfRule, sequencesOfRule } from '../exchanges-of-rule.ts';
import type { BadExample, RuleExamples } from '../rule-examples.ts';
import {
  adjustmentExample,
  functionNameOf,
  mendingOf,
  optionsExample,
  optionsOf,
  readings,
  remedies,
  suppressionExample,
} from '../rule-help.ts';
import { drawnExample } from '../terminal/drawn-example.ts';
import type { Paper } from '../terminal/paper.ts';
import { code, codeBlock, escapeMarkup, linkedCode } from './text.ts';

/** Where links lead; null for a name without one. */
export interface RulePageLinks {
  readonly rule: (entry: RuleEntry) => string | null;
  readonly statement: (id: StatementId) => string | null;
}

/** All that there is to know of a rule, as Markdown. */
export function rulePageText(
  entry: RuleEntry,
  examples: RuleExamples,
  related: readonly RuleEntry[],
  links: RulePageLinks,
): string {
  const asks = entry.kind === 'review';
  const parts = [
    `# ${code(entry.id)}`,
    escapeMarkup(entry.summary),
    facts(entry, links),
    '## Why',
    escapeMarkup(entry.why),
    ...notes(entry),
    ...(judgesDescriptions(entry.rule) ? descriptions(examples, asks) : []),
    ...exchanges(entry),
    ...sequences(entry),
    ...changes(entry),
    ...exceptions(entry),
    ...options(entry),
    ...relatedRules(related, links),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What the rule says of descriptions. */
function descriptions({ bad, good, ignored }: RuleExamples, asks: boolean): string[] {
  return [
    asks ? '## Where it asks' : '## What breaks it',
    ...bad.flatMap(shownBad),
    asks ? '## How to answer' : '## How to fix it',
    remedies(bad)
      .map((remedy) => `- ${escapeMarkup(remedy)}`)
      .join('\n'),
    ...good.flatMap(shown),
    '## What it leaves alone',
    ...ignored.flatMap(shown),
  ];
}

/** What the rule says of traffic. */
function exchanges({ rule }: RuleEntry): string[] {
  const found = exchangesOfRule(rule);
  if (found === null) return [];
  const one = ({ title, text }: ExchangeText) => [`${capitalized(escapeMarkup(title))}:`, codeBlock(text, 'yaml')];
  return [
    '## In traffic',
    `${code('lintel verify')} reports what is marked:`,
    ...found.broken.flatMap(one),
    ...(found.holds.length === 0 ? [] : ['This holds:', ...found.holds.flatMap(one)]),
  ];
}

/** What the rule asks a service. */
function sequences({ rule }: RuleEntry): string[] {
  const found = sequencesOfRule(rule);
  if (found === null) return [];
  const one = ({ title, finding, text }: ExchangeText) => [
    `${capitalized(escapeMarkup(title))}${finding === null ? '' : `, which is reported as: ${escapeMarkup(finding)}`}.`,
    codeBlock(text, 'yaml'),
  ];
  return [
    '## In a service',
    `${code('lintel probe')} asks a running service, and reports for example what follows (bodies in parts):`,
    ...found.broken.flatMap(one),
    ...(found.holds.length === 0 ? [] : ['This holds:', ...found.holds.flatMap(one)]),
  ];
}

/** What the rule says of two versions. */
function changes({ rule }: RuleEntry): string[] {
  const found = changesOfRule(rule);
  if (found === null) return [];
  const kinds = found.kinds.map(
    ({ kind, severity, summary }) => `- ${code(kind)} (${severity}): ${escapeMarkup(summary)}`,
  );
  const pair = (example: ChangeExample) => [
    `${capitalized(escapeMarkup(example.title))}:`,
    codeBlock(pairText(example), 'yaml'),
  ];
  return [
    '## Between two versions',
    `${code('lintel diff')} reports these kinds of changes:`,
    kinds.join('\n'),
    'For example:',
    ...found.breaking.flatMap(pair),
    'Not reported:',
    ...found.silent.flatMap(pair),
  ];
}

function facts(
  { id, statements, severity, kind, judges, rulesets, section, since, formerIds }: RuleEntry,
  links: RulePageLinks,
): string {
  const decided = statements.map((id) => {
    const link = links.statement(id);
    return `- Statement: ${escapeMarkup(STATEMENTS[id].says)} (${linkedCode(id, link)})`;
  });
  return [
    ...decided,
    `- Severity: ${severity}${kind === 'review' ? '; it guesses, and asks the reviewer' : ''}`,
    ...mending(id),
    `- Judges: ${judges.map((kind) => JUDGED[kind]).join(', ')}`,
    ...(kind === 'elsewhere' ? [] : [`- Rulesets: ${[...rulesets, section].join(', ')}`]),
    `- Since: ${since}`,
    ...(formerIds.length === 0 ? [] : [`- Formerly also: ${formerIds.map(code).join(', ')}`]),
  ].join('\n');
}

function mending(id: string): string[] {
  const fix = mendingOf(id);
  return fix === null ? [] : [`- Mends itself: ${fix}`];
}

function notes(entry: RuleEntry): string[] {
  const lines = readings(entry).map(escapeMarkup);
  return lines.length === 0 ? [] : ['## How the statement is read', ...lines];
}

/** Wide enough that no line is cut: Markdown has no width. */
const PAPER: Paper = { colors: new Proxy({}, { get: () => String }) as Paper['colors'], columns: 120 };

function shown(example: ShownExample): string[] {
  const { title, text, marks } = example;
  const block = marks.length === 0 ? codeBlock(text, 'yaml') : codeBlock(drawnExample(example, PAPER), 'text');
  return [`${capitalized(escapeMarkup(title))}:`, block];
}

function shownBad(example: BadExample): string[] {
  const { fixed } = example;
  if (fixed === null) return shown(example);
  return [...shown(example), `${code(`lintel lint ${fixed.option}`)} makes of this:`, codeBlock(fixed.text, 'yaml')];
}

function exceptions(entry: RuleEntry): string[] {
  const adjustment = adjustmentExample(entry);
  return [
    '## Exceptions',
    'At one place, in the object in which the finding stands or in one around it:',
    codeBlock(suppressionExample(entry), 'yaml'),
    ...(adjustment === null ? [] : ['In a whole project, in `.spectral.yaml`:', codeBlock(adjustment, 'yaml')]),
  ];
}

function options(entry: RuleEntry): string[] {
  const changed = optionsExample(entry);
  if (changed === null) return [];
  const set = optionsOf(entry).map(({ name, value }) => `- ${code(name)}: ${code(value)}`);
  return [
    '## Options',
    `The rule is the function ${code(functionNameOf(entry))} of ${code('lintel/functions')} with these options:`,
    set.join('\n'),
    'With others:',
    codeBlock(changed, 'js'),
  ];
}

function relatedRules(related: readonly RuleEntry[], links: RulePageLinks): string[] {
  if (related.length === 0) return [];
  const lines = related.map((rule) => `- ${linkedCode(rule.id, links.rule(rule))}: ${escapeMarkup(rule.summary)}`);
  return ['## Related rules', lines.join('\n')];
}
