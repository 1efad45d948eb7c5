import { capitalized } from '../../pages/capitalized.ts';
import { STATEMENTS, type StatementId } from '../../spec/statements.generated.ts';
import type { RuleEntry } from '../catalogue.ts';
import type { ChangeExample } from '../change-examples.ts';
import { pairText } from '../changes-of-rule.ts';
import { JUDGED } from '../checked-by.ts';
import type { ShownExample } from '../example-findings.ts';
import type { ExchangeText } from '../exchange-texts.ts';
import type { BadExample, RuleExamples } from '../rule-examples.ts';
import { mendingOf } from '../rule-help.ts';
import { outlineOf, type RuleParts } from '../rule-outline.ts';
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
  const head = [`# ${code(entry.id)}`, escapeMarkup(entry.summary), facts(entry, links)];
  const parts = [...head, ...outlineOf(entry, examples, related, partsWith(links)).flat()];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The blocks of each part. */
function partsWith(links: RulePageLinks): RuleParts<string[]> {
  return {
    why: (title, text) => [`## ${title}`, escapeMarkup(text)],
    readings: (title, texts) => [`## ${title}`, ...texts.map(escapeMarkup)],
    bad: (title, examples) => [`## ${title}`, ...examples.flatMap(shownBad)],
    remedies: (title, remedies, good) => [
      `## ${title}`,
      remedies.map((remedy) => `- ${escapeMarkup(remedy)}`).join('\n'),
      ...good.flatMap(shown),
    ],
    ignored: (title, examples) => [`## ${title}`, ...examples.flatMap(shown)],
    exchanges: (title, { broken, holds }) => [
      `## ${title}`,
      `${code('lintel verify')} reports what is marked:`,
      ...broken.flatMap(shownExchange),
      ...(holds.length === 0 ? [] : ['This holds:', ...holds.flatMap(shownExchange)]),
    ],
    sequences: (title, { broken, holds }) => [
      `## ${title}`,
      `${code('lintel probe')} asks a running service, and reports for example what follows (bodies in parts):`,
      ...broken.flatMap(shownSequence),
      ...(holds.length === 0 ? [] : ['This holds:', ...holds.flatMap(shownSequence)]),
    ],
    changes: (title, { kinds, breaking, silent }) => [
      `## ${title}`,
      `${code('lintel diff')} reports these kinds of changes:`,
      kinds.map(({ kind, severity, summary }) => `- ${code(kind)} (${severity}): ${escapeMarkup(summary)}`).join('\n'),
      'For example:',
      ...breaking.flatMap(shownPair),
      'Not reported:',
      ...silent.flatMap(shownPair),
    ],
    exceptions: (title, { suppression, adjustment }) => [
      `## ${title}`,
      'At one place, in the object in which the finding stands or in one around it:',
      codeBlock(suppression, 'yaml'),
      ...(adjustment === null ? [] : ['In a whole project, in `.spectral.yaml`:', codeBlock(adjustment, 'yaml')]),
    ],
    options: (title, { functionName, set, changed }) => [
      `## ${title}`,
      `The rule is the function ${code(functionName)} of ${code('lintel/functions')} with these options:`,
      set.map(({ name, value }) => `- ${code(name)}: ${code(value)}`).join('\n'),
      'With others:',
      codeBlock(changed, 'js'),
    ],
    related: (title, rules) => [
      `## ${title}`,
      rules.map((rule) => `- ${linkedCode(rule.id, links.rule(rule))}: ${escapeMarkup(rule.summary)}`).join('\n'),
    ],
  };
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

function shownExchange({ title, text }: ExchangeText): string[] {
  return [`${capitalized(escapeMarkup(title))}:`, codeBlock(text, 'yaml')];
}

function shownSequence({ title, finding, text }: ExchangeText): string[] {
  const reported = finding === null ? '' : `, which is reported as: ${escapeMarkup(finding)}`;
  return [`${capitalized(escapeMarkup(title))}${reported}.`, codeBlock(text, 'yaml')];
}

function shownPair(example: ChangeExample): string[] {
  return [`${capitalized(escapeMarkup(example.title))}:`, codeBlock(pairText(example), 'yaml')];
}
