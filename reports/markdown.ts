import type { SeverityNumber } from '../framework/severity.ts';
import { fenceAround, inMarkdown, linked } from '../platform/markdown-text.ts';
import { pathInRepository } from '../platform/repository.ts';
import { visible, withoutCommands } from '../platform/visible-text.ts';
import { lineAndColumn, type Result, shownRange } from '../source/result.ts';
import { conclusionOf } from './conclusion.ts';
import { addressesOf, explainCommand, moreOn } from './more.ts';
import type { ReportSettings, ReportWriter } from './report.ts';

const NAME: Readonly<Record<SeverityNumber, string>> = { 0: 'Error', 1: 'Warning', 2: 'Information', 3: 'Hint' };
const TITLES = ['Code', 'Path', 'Message', 'Severity', 'Start', 'End', 'Source'];

/** GitHub takes no step summary above 1 MiB, and shows nothing of it. */
const LONGEST = 900_000;

/**
 * For summaries: what the run comes to, then Spectral's table of findings. Lines and columns count from 1, as people
 * and editors do; Spectral's count from 0 here.
 */
export const markdown: ReportWriter = (summary, setting) => {
  const { root } = setting;
  const { verdict, notes, last } = conclusionOf(summary);
  const urls = addressesOf(summary.rules);
  const head = verdict === null ? [] : [`**${inMarkdown(verdict)}**`];
  const parts = [...head, ...notes.map(inMarkdown)];
  if (summary.results.some(({ code }) => isExplainedHere(code, urls))) parts.push(EXPLAIN);
  const rows = summary.results.map((result) => row(cellsOf(result, urls.get(result.code) ?? null, root)));
  const suggestions = summary.results.flatMap((result) => suggestionOf(result, setting) ?? []);
  return [...parts, ...tableOf(rows), ...suggestions, ...last].join('\n\n');
};

/**
 * A change that GitHub puts into a line with a click, where the fix of a finding changes just that one; null for
 * others.
 */
function suggestionOf({ code, textFix }: Result, { root, textOf }: ReportSettings): string | null {
  const [edit, ...others] = textFix?.edits ?? [];
  if (textFix === undefined || edit === undefined || others.length > 0) return null;
  const { start, end } = edit.range;
  const line = textOf(edit.source)?.split('\n')[start.line]?.replace(/\r$/, '');
  if (line === undefined || start.line !== end.line) return null;
  const changed = line.slice(0, start.character) + edit.text + line.slice(end.character);
  // Only what may stand here as it is can be taken over by a click.
  if (withoutCommands(visible(changed)) !== changed || changed.includes('\r')) return null;
  const place = `${pathInRepository(edit.source, root)}:${start.line + 1}`;
  const fence = fenceAround(changed, 3);
  const heading = `${inMarkdown(code)} at ${inMarkdown(place)}: ${inMarkdown(textFix.title)}`;
  return `${heading}\n\n${fence}suggestion\n${changed}\n${fence}`;
}

const EXPLAIN = '`lintel explain CODE` says why, with examples.';

function isExplainedHere(code: string, urls: ReadonlyMap<string, string | null>): boolean {
  return moreOn(code, urls.get(code)) === explainCommand(code);
}

function tableOf(rows: readonly string[]): string[] {
  if (rows.length === 0) return [];
  let room = LONGEST;
  const fitting = rows.findIndex((text) => {
    room -= Buffer.byteLength(text) + 1;
    return room < 0;
  });
  const shown = fitting === -1 ? rows : rows.slice(0, fitting);
  const left = rows.length - shown.length;
  const table = [row(TITLES), row(TITLES.map(() => '---')), ...shown].join('\n');
  return left === 0 ? [table] : [table, `${left} more do not fit in a summary; the other reports have them all.`];
}

function cellsOf(result: Result, url: string | null, root: string): string[] {
  const { code, path, message, severity, source } = result;
  const { start, end } = shownRange(result);
  return [
    linked(inMarkdown(code), url),
    inMarkdown(path.join('.')),
    inMarkdown(message),
    NAME[severity],
    lineAndColumn(start),
    lineAndColumn(end),
    inMarkdown(pathInRepository(source, root)),
  ];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
