import pc from 'picocolors';
import { SEVERITIES } from '../framework/severity.ts';
import { groupBy } from '../model/lib/group-by.ts';
import { wrapText } from '../platform/text-width.ts';
import { shownPath } from '../source/problem.ts';
import { lineAndColumn, type Result, shownRange } from '../source/result.ts';
import type { ReportSettings, ReportWriter } from './report.ts';

/** What a line has where there is no terminal. */
const WIDTH = 80;

/** Spaces before a message. */
const INDENT = 12;

/**
 * What Spectral's `pretty` says, one finding after another: Spectral has a table of four columns, of which the message
 * gets 17 characters in a terminal of 80.
 */
export const pretty: ReportWriter = ({ results }, setting) => {
  const colors = pc.createColors(setting.color);
  const files = groupBy(results, ({ source }) => source);
  const blocks = [...files].map(([source, found]) => {
    const heading = `File:   ${colors.underline(shownPath(source, setting.cwd))}`;
    return [heading, ...found.map((result) => entry(result, setting, colors))].join('\n');
  });
  const codes = new Set(results.map(({ code }) => code));
  return [...blocks, `${codes.size} Unique Issue(s)`].join('\n\n');
};

function entry(result: Result, { columns }: ReportSettings, colors: ReturnType<typeof pc.createColors>): string {
  const { severity, code, path, message } = result;
  const at = lineAndColumn(shownRange(result).start).padEnd(INDENT);
  const name = SEVERITIES[severity] === 'warn' ? 'WARNING' : SEVERITIES[severity].toUpperCase();
  const paint = [colors.red, colors.yellow, colors.blue, colors.white][severity] ?? colors.white;
  const width = (columns ?? WIDTH) - INDENT;
  const indented = (text: string) =>
    wrapText(text, Math.max(width, 20), { hard: true })
      .split('\n')
      .map((line) => ' '.repeat(INDENT) + line);
  const head = `${at}${paint(name.padEnd(11))}  ${colors.bold(String(code))}`;
  return [head, ...indented(message), ...indented(path.join('.')).map((line) => colors.dim(line))].join('\n');
}
