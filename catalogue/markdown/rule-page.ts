import { STATEMENTS, type StatementId } from '../../spec/statements.generated.ts';
import type { RuleEntry } from '../catalogue.ts';
import type { ShownExample } from '../example-findings.ts';
import type { RuleExamples } from '../rule-examples.ts';
import { adjustmentExample, optionsExample, optionsOf, readings, remedies, suppressionExample } from '../rule-help.ts';
import { drawnExample } from '../terminal/drawn-example.ts';
import type { Paper } from '../terminal/paper.ts';
import { capitalized, code, codeBlock, escapeMarkup, linkedCode } from './text.ts';

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
    asks ? '## Where it asks' : '## What breaks it',
    ...examples.bad.flatMap(shown),
    asks ? '## How to answer' : '## How to fix it',
    remedies(examples.bad)
      .map((remedy) => `- ${escapeMarkup(remedy)}`)
      .join('\n'),
    ...examples.good.flatMap(shown),
    '## What it leaves alone',
    ...examples.ignored.flatMap(shown),
    ...exceptions(entry),
    ...options(entry),
    ...relatedRules(related, links),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function facts(
  { statements, severity, kind, rulesets, section, since, formerIds }: RuleEntry,
  links: RulePageLinks,
): string {
  const decided = statements.map((id) => {
    const link = links.statement(id);
    return `- Statement: ${escapeMarkup(STATEMENTS[id].says)} (${linkedCode(id, link)})`;
  });
  return [
    ...decided,
    `- Severity: ${severity}${kind === 'review' ? '; it guesses, and asks the reviewer' : ''}`,
    `- Rulesets: ${[...rulesets, section].join(', ')}`,
    `- Since: ${since}`,
    ...(formerIds.length === 0 ? [] : [`- Formerly also: ${formerIds.map(code).join(', ')}`]),
  ].join('\n');
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

function exceptions(entry: RuleEntry): string[] {
  return [
    '## Exceptions',
    'At one place, in the object in which the finding stands or in one around it:',
    codeBlock(suppressionExample(entry), 'yaml'),
    'In a whole project, in `.spectral.yaml`:',
    codeBlock(adjustmentExample(entry), 'yaml'),
  ];
}

function options(entry: RuleEntry): string[] {
  const changed = optionsExample(entry);
  if (changed === null) return [];
  const set = optionsOf(entry).map(({ name, value }) => `- ${code(name)}: ${code(value)}`);
  return [
    '## Options',
    `The rule is the function ${code(entry.rule.then.function.name)} of ${code('lintel/functions')} with these options:`,
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
