import type { RuleInfo } from '../engine/engine.ts';
import type { SeverityNumber } from '../framework/severity.ts';
import { inMarkdown, linked } from '../platform/markdown-text.ts';
import { pathInRepository } from '../platform/repository.ts';
import { type Result, shownRange } from '../source/result.ts';
import { conclusionOf } from './conclusion.ts';
import { explainCommand, moreOn } from './more.ts';
import type { ReportWriter } from './report.ts';

const NAME: Readonly<Record<SeverityNumber, string>> = { 0: 'Error', 1: 'Warning', 2: 'Information', 3: 'Hint' };
const TITLES = ['Code', 'Path', 'Message', 'Severity', 'Start', 'End', 'Source'];

/** GitHub takes no step summary above 1 MiB, and shows nothing of it. */
const LONGEST = 900_000;

/**
 * For summaries: what the run comes to, then Spectral's table of findings. Lines and columns count from 1, as people and editors do;
 * Spectral's count from 0 here.
 */
export const markdown: ReportWriter = (summary, { root }) => {
  const { verdict, notes } = conclusionOf(summary);
  const urls = new Map(summary.rules.map(({ id, documentationUrl }: RuleInfo) => [id, documentationUrl]));
  const head = verdict === null ? [] : [`**${inMarkdown(verdict)}**`];
  const parts = [...head, ...notes.map(inMarkdown)];
  if (summary.results.some(({ code }) => isExplainedHere(code, urls))) parts.push(EXPLAIN);
  const rows = summary.results.map((result) => row(cellsOf(result, urls.get(result.code) ?? null, root)));
  return [...parts, ...tableOf(rows)].join('\n\n');
};

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
    `${start.line + 1}:${start.character + 1}`,
    `${end.line + 1}:${end.character + 1}`,
    inMarkdown(pathInRepository(source, root)),
  ];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
