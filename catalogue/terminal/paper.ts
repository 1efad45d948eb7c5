import type pc from 'picocolors';
import { wrapText } from '../../platform/text-width.ts';

/** What a text is written on. */
export interface Paper {
  readonly colors: ReturnType<typeof pc.createColors>;
  /** Characters in a line. */
  readonly columns: number;
}

/** A text in lines that fit, moved in. */
export function paragraph(text: string, { columns }: Paper, depth = 2): string {
  const indent = ' '.repeat(depth);
  return wrapText(text, Math.max(30, columns - depth), { hard: false })
    .split('\n')
    .map((line) => indent + line)
    .join('\n');
}

/** A heading with what belongs to it. */
export function part(title: string, content: string | readonly string[], { colors }: Paper): string {
  return [colors.bold(title), ...[content].flat()].join('\n');
}

/** Lines of a text that is shown as it is, moved in. */
export function verbatim(text: string, depth = 4): string {
  return text.trimEnd().replaceAll(/^(?=.)/gm, ' '.repeat(depth));
}

/** A severity in the colour in which findings have it. */
export function severityWord(severity: string, paper: Paper): string {
  return severityColor(severity, paper)(severity);
}

/** What colours a text as findings of a severity are. */
export function severityColor(severity: string, { colors }: Paper): (text: string) => string {
  return severity === 'error' ? colors.red : severity === 'warn' ? colors.yellow : colors.cyan;
}
