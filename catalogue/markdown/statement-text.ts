import type { RuleEntry, StatementEntry } from '../catalogue.ts';
import { WAYS } from '../checked-by.ts';
import { code, plain } from './text.ts';

/** Where links lead; null for a text without a link. */
export interface Links {
  readonly rule: (entry: RuleEntry) => string;
}

/** A statement with the way in which it is checked, as Markdown. */
export function statementText({ id, says, by, rules, question, note }: StatementEntry, links: Links): string {
  const parts = [
    `# ${code(id)}`,
    plain(says),
    `Checked by ${by.map((way) => WAYS[way].name).join(', ')}.`,
    rules
      .map((rule) => `- [${code(rule.id)}](${links.rule(rule)}) (${rule.severity}): ${plain(rule.summary)}`)
      .join('\n'),
    question === null ? '' : `A reviewer asks: *${plain(question)}*`,
    note === null ? '' : `How it is read: ${plain(note)}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
