import type { Mark } from '../../pages/code.tsx';
import { terminalExcerpt } from '../../platform/terminal-excerpt.ts';
import type { ShownExample } from '../example-findings.ts';
import { type Paper, paragraph, severityColor, severityWord } from './paper.ts';

/** An example with its findings in place, each drawn as the report of `lintel lint` draws it. */
export function drawnExample({ text, marks }: ShownExample, paper: Paper): string {
  const { colors, columns } = paper;
  const lines = text.trimEnd().split('\n');
  const width = String(lines.length).length + 2;
  const gutter = (number: string) => colors.dim(`  ${number.padStart(width)} | `);
  return lines
    .flatMap((line, index) => {
      const own = marks.filter((mark) => mark.line === index);
      const drawn = own.flatMap((mark) => {
        const { marks: carets } = terminalExcerpt(line, mark.start, mark.end, Math.max(20, columns - width - 6));
        return [severityColor(mark.severity, paper)(carets), ...said(mark, paper, width).split('\n')].map(
          (each) => gutter('') + each,
        );
      });
      return [gutter(String(index + 1)) + line, ...drawn];
    })
    .join('\n');
}

function said({ severity, code, message }: Mark, paper: Paper, width: number): string {
  const text = `${severityWord(severity, paper)}  ${paper.colors.bold(code)}  ${message}`;
  return paragraph(text, { ...paper, columns: paper.columns - width - 6 }, 0);
}
