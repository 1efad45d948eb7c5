import type { ProblemCode } from '../../source/problem-codes.ts';
import { code as codeSpan, escapeMarkup } from './text.ts';

/** A code that is no rule's, with what causes it, as Markdown. */
export function problemCodeText({ code, summary, why, causes, suppression }: ProblemCode): string {
  const list = causes.map(({ cause, remedy }) => `- **${escapeMarkup(cause)}** ${escapeMarkup(remedy)}`);
  const parts = [
    `# ${codeSpan(code)}`,
    escapeMarkup(summary),
    `## Why\n\n${escapeMarkup(why)}`,
    `## What causes it, and how to fix it\n\n${list.join('\n')}`,
    `## How to suppress it\n\n${escapeMarkup(suppression)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
