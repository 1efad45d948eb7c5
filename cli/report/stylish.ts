import pc from 'picocolors';
import { counted } from '../../framework/messages.ts';
import { type Result, SEVERITIES, type SeverityNumber } from '../engine/result.ts';
import { oneLine, shownPath } from '../input/problem.ts';
import { type Excerpt, excerpt } from './excerpt.ts';
import type { Report, ReportSetting, RunSummary } from './report.ts';

type Colors = ReturnType<typeof pc.createColors>;

/** For people: by file, each finding with the line that is meant and marks under the place; then the counts. */
export const stylish: Report = (summary, setting) => {
  const colors = pc.createColors(setting.color);
  const files = bySource(summary.results);
  const blocks = [...files].map(([source, results]) => fileBlock(source, results, setting, colors));
  return [...blocks, ...closing(summary, files.size, colors)].join('\n\n');
};

function bySource(results: readonly Result[]): Map<string, Result[]> {
  const files = new Map<string, Result[]>();
  for (const result of results) {
    const known = files.get(result.source);
    if (known === undefined) files.set(result.source, [result]);
    else known.push(result);
  }
  return files;
}

function fileBlock(source: string, results: readonly Result[], setting: ReportSetting, colors: Colors): string {
  const lines = setting.textOf(source)?.split('\n') ?? [];
  const width = results.reduce((widest, result) => Math.max(widest, positionOf(result).length), 0);
  const findings = results.map((result) => findingBlock(result, lines, width, setting, colors));
  return [colors.underline(oneLine(shownPath(source, setting.cwd))), ...findings].join('\n');
}

function findingBlock(
  result: Result,
  lines: readonly string[],
  width: number,
  { columns }: ReportSetting,
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
  const shown: Excerpt = excerpt(line, start.character, last, Math.max(20, columns - gutter.length - 3));
  const bar = colors.dim(`${gutter}| `);
  return `${head}\n${bar}${shown.line}\n${bar}${colorOf(result.severity, colors)(shown.marks)}`;
}

function positionOf({ range: { start } }: Result): string {
  return `${start.line + 1}:${start.character + 1}`;
}

function colorOf(severity: SeverityNumber, colors: Colors): (text: string) => string {
  return [colors.red, colors.yellow, colors.blue, colors.cyan][severity] ?? colors.white;
}

function closing(summary: RunSummary, files: number, colors: Colors): string[] {
  const notes = [
    summary.hidden > 0 ? `${counted(summary.hidden, 'finding')} hidden by x-lintel` : '',
    summary.quieted > 0 ? `${counted(summary.quieted, 'finding')} not shown because of --quiet` : '',
    summary.complete || summary.linted === 0
      ? ''
      : 'Not everything could be judged; the messages on standard error say why',
    summary.failed > 0 ? `${counted(summary.failed, 'file')} could not be linted` : '',
  ].filter((note) => note !== '');
  const verdict = verdictOf(summary, files, colors);
  return verdict === null && notes.length === 0 ? [] : [[verdict, ...notes].filter((line) => line !== null).join('\n')];
}

function verdictOf({ results, linted, complete, quieted }: RunSummary, files: number, colors: Colors): string | null {
  if (results.length === 0)
    return linted === 0 || !complete
      ? null
      : colors.green(`No ${quieted > 0 ? 'errors' : 'problems'} found in ${counted(linted, 'file')}`);
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const { severity } of results) counts[severity]++;
  const parts = [
    counted(counts[0], 'error'),
    counted(counts[1], 'warning'),
    counted(counts[2], 'info'),
    counted(counts[3], 'hint'),
  ];
  const worst = counts.findIndex((count) => count > 0) as SeverityNumber;
  const total = `${counted(results.length, 'problem')} (${parts.join(', ')}) in ${counted(files, 'file')}`;
  return colors.bold(colorOf(worst, colors)(total));
}
