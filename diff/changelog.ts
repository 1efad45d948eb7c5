import { counted } from '../framework/messages.ts';
import type { Change } from '../model/comparison/change.ts';
import { codeInMarkdown, inMarkdown } from '../platform/markdown-text.ts';
import { type ChangelogSection, changelogSections, nothingListed } from './changelog-sections.ts';
import type { JudgedChange } from './judge-changes.ts';

/**
 * What changed for clients, in Markdown: what breaks them, what may, what is new, what is deprecated, by operation.
 * Without a heading of its own.
 *
 * @param isWider True where nothing else changed but that requests may hold more, or that responses promise more.
 */
export function changelog(judged: readonly JudgedChange[], changes: readonly Change[], isWider: boolean): string {
  const sections = changelogSections(judged, changes);
  return sections.length === 0
    ? `${nothingListed(isWider)}\n`
    : sections.map((one) => asMarkdown(one, '##')).join('\n');
}

/** A section with a heading of a level. */
export function asMarkdown({ title, groups }: ChangelogSection, level: string): string {
  const lines = groups.flatMap(({ operations, entries }) => [
    `- ${headingOf(operations)}`,
    ...entries.map(({ text, at }) => `  - ${inMarkdown(text)}${at === null ? '' : `: ${codeInMarkdown(at)}`}`),
  ]);
  return `${level} ${title}\n\n${lines.join('\n')}\n`;
}

/** The operation, or how many there are. */
function headingOf(operations: readonly string[]): string {
  const [first = '', ...others] = operations;
  return others.length === 0 ? codeInMarkdown(first) : counted(operations.length, 'operation');
}
