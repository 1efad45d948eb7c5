import type { RuleEntry, StatementEntry } from '../catalogue.ts';
import { WAYS } from '../checked-by.ts';
import { code, escapeMarkup, linkedCode } from './text.ts';

/** Where links lead; null for a text without a link. */
export interface Links {
  readonly rule: (entry: RuleEntry) => string | null;
}

/** A statement with the way in which it is checked, as Markdown. */
export function statementText({ id, says, by, rules, question, note }: StatementEntry, links: Links): string {
  const parts = [
    `# ${code(id)}`,
    escapeMarkup(says),
    `Checked by ${by.map((way) => WAYS[way].name).join(', ')}.`,
    rules
      .map((rule) => `- ${linkedCode(rule.id, links.rule(rule))} (${rule.severity}): ${escapeMarkup(rule.summary)}`)
      .join('\n'),
    question === null ? '' : `A reviewer asks: *${escapeMarkup(question)}*`,
    note === null ? '' : `How it is read: ${escapeMarkup(note)}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
