import pc from 'picocolors';
import { SEVERITIES, type SeverityNumber } from '../framework/severity.ts';
import { groupBy } from '../model/lib/group-by.ts';
import { oneLine } from '../platform/error-text.ts';
import { type TerminalExcerpt, terminalExcerpt } from '../platform/terminal-excerpt.ts';
import { shownPath } from '../source/problem.ts';
import type { Result } from '../source/result.ts';
import { conclusionOf } from './conclusion.ts';
import type { ReportSettings, ReportWriter, RunSummary } from './report.ts';

type Colors = ReturnType<typeof pc.createColors>;

/** For people: by file, each finding with the line that is meant and marks under the place; then the counts. */
export const stylish: ReportWriter = (summary, setting) => {
  const colors = pc.createColors(setting.color);
  const files = groupBy(summary.results, ({ source }) => source);
  const blocks = [...files].map(([source, results]) => fileBlock(source, results, setting, colors));
  return [...blocks, ...closing(summary, colors)].join('\n\n');
};

function fileBlock(source: string, results: readonly Result[], setting: ReportSettings, colors: Colors): string {
  const lines = setting.textOf(source)?.split('\n') ?? [];
  const width = results.reduce((widest, result) => Math.max(widest, positionOf(result).length), 0);
  const findings = results.map((result) => findingBlock(result, lines, width, setting, colors));
  return [colors.underline(oneLine(shownPath(source, setting.cwd))), ...findings].join('\n');
}

function findingBlock(
  result: Result,
  lines: readonly string[],
  width: number,
  { columns }: ReportSettings,
  colors: Colors,
): string {
  const severity = SEVERITIES[result.severity].padEnd(5);
  const position = colors.dim(positionOf(result).padStart(width));
  const head = `  ${position}  ${colorOf(result.severity, colors)(severity)}  ${colors.bold(result.code)}  ${oneLine(result.message)}`;
  const { start, end } = result.range;
  const line = lines[start.line]?.replace(/\r$/, '');
  if (line === undefined || line.trim() === '') return head;
  const gutter = `${' '.repeat(width)}  `;
  const last = end.line === start.line ? end.character : Number.POSITIVE_INFINITY;
  const shown: TerminalExcerpt = terminalExcerpt(
    line,
    start.character,
    last,
    Math.max(20, columns - gutter.length - 3),
  );
  const bar = colors.dim(`${gutter}| `);
  return `${head}\n${bar}${shown.line}\n${bar}${colorOf(result.severity, colors)(shown.marks)}`;
}

function positionOf({ range: { start } }: Result): string {
  return `${start.line + 1}:${start.character + 1}`;
}

function colorOf(severity: SeverityNumber, colors: Colors): (text: string) => string {
  return [colors.red, colors.yellow, colors.blue, colors.cyan][severity] ?? colors.white;
}

function closing(summary: RunSummary, colors: Colors): string[] {
  const { verdict, worst, notes } = conclusionOf(summary);
  const colored = verdict === null ? [] : [worst === null ? colors.green(verdict) : bold(verdict, worst, colors)];
  return verdict === null && notes.length === 0 ? [] : [[...colored, ...notes].join('\n')];
}

function bold(text: string, severity: SeverityNumber, colors: Colors): string {
  return colors.bold(colorOf(severity, colors)(text));
}
