import pc from 'picocolors';
import { characterStart } from '../framework/messages.ts';
import { SEVERITIES, type SeverityNumber } from '../framework/severity.ts';
import { groupBy } from '../model/lib/group-by.ts';
import { type TerminalExcerpt, terminalExcerpt } from '../platform/terminal-excerpt.ts';
import { wrapText } from '../platform/text-width.ts';
import { oneLine } from '../platform/visible-text.ts';
import { shownPath } from '../source/problem.ts';
import { isBefore, lineAndColumn, type Range, type Result, type ResultPlace, shownRange } from '../source/result.ts';
import { mostImportant } from './by-importance.ts';
import { conclusionOf } from './conclusion.ts';
import { inThousands } from './in-thousands.ts';
import { countsByRule, nextStep } from './left-out.ts';
import type { ReportSettings, ReportWriter, RunSummary } from './report.ts';

type Colors = ReturnType<typeof pc.createColors>;

/** What an excerpt has where there is no terminal. */
const WIDTH = 120;

/** How many further places of a finding are named. */
const MOST_PLACES = 3;

/**
 * For people: by file, each finding with the line that is meant and marks under the place; then the counts. Of many
 * findings the most important ones, and how many each rule has.
 */
export const stylish: ReportWriter = (summary, setting) => {
  const colors = pc.createColors(setting.color);
  const shown = mostImportant(summary.results, setting.maxProblems);
  const files = groupBy(shown, ({ source }) => source);
  const blocks = [...files].map(([source, results]) => fileBlock(source, results, setting, colors));
  const left = summary.results.length - shown.length;
  return [...blocks, ...rest(left, summary, colors), ...closing(left, summary, setting, colors)].join('\n\n');
};

/** What is said of findings that are not shown in full. */
function rest(left: number, { results }: RunSummary, colors: Colors): string[] {
  return left === 0
    ? []
    : [
        `and ${inThousands(left)} more; --max-problems 0 shows all`,
        countsByRule(results, (text, severity) => colorOf(severity, colors)(text)),
      ];
}

function fileBlock(source: string, results: readonly Result[], setting: ReportSettings, colors: Colors): string {
  const lines = setting.textOf(source)?.split('\n') ?? [];
  const width = results.reduce((widest, result) => Math.max(widest, positionOf(result).length), 0);
  const findings = results.map((result) => findingBlock(result, lines, width, setting, colors));
  return [colors.underline(shownPath(source, setting.cwd)), ...findings].join('\n');
}

function findingBlock(
  result: Result,
  lines: readonly string[],
  width: number,
  setting: ReportSettings,
  colors: Colors,
): string {
  const { code, severity, message } = result;
  const depth = width + 4;
  const position = colors.dim(positionOf(result).padStart(width));
  const text = `${colorOf(severity, colors)(SEVERITIES[severity].padEnd(5))}  ${colors.bold(code)}  ${message}`;
  const others = otherPlaces(result, setting.cwd);
  return [
    `  ${position}  ${wrapped(text, setting, depth)}`,
    ...excerptLines(result, lines, width, setting, colors),
    ...[...exchangeLines(result), ...askedLines(result)].map((line) => `${' '.repeat(depth)}${colors.dim(line)}`),
    ...(others === '' ? [] : [`${' '.repeat(depth)}${wrapped(colors.dim(`also at ${others}`), setting, depth)}`]),
  ].join('\n');
}

/** A URL as long as servers take them. */
const LONGEST_URL = 8_000;

function shortened(url: string): string {
  return url.length > LONGEST_URL ? `${url.slice(0, characterStart(url, LONGEST_URL))}…` : url;
}

/** Of a finding at a running service: each request on a line that can be copied, and how it was answered. */
function askedLines({ exchanges = [] }: Result): string[] {
  return exchanges.flatMap(({ request, response, curl }) =>
    [`${request.method} ${shortened(request.url)} answered ${response.status}`, curl].map(oneLine),
  );
}

/**
 * Of a finding in traffic: the exchange, and the command that makes the request again, on a line that can be copied.
 */
function exchangeLines({ traffic }: Result): string[] {
  if (traffic === undefined) return [];
  const { exchange, pointer, count = 1, curl } = traffic;
  const at = pointer === undefined || pointer === '' ? '' : `, at ${pointer}`;
  const times = count === 1 ? '' : `, ${inThousands(count)} times`;
  return [`${exchange.method} ${shortened(exchange.url)} answered ${exchange.status}${at}${times}`, curl].map(oneLine);
}

/** The line that is meant, with marks under the place; nothing where there is none. */
function excerptLines(
  result: Result,
  lines: readonly string[],
  width: number,
  { columns }: ReportSettings,
  colors: Colors,
): string[] {
  const { start, end } = shownRange(result);
  const line = lines[start.line]?.replace(/\r$/, '');
  if (line === undefined || line.trim() === '') return [];
  const gutter = `${' '.repeat(width)}  `;
  const last = end.line === start.line ? end.character : Number.POSITIVE_INFINITY;
  const room = Math.max(20, (columns ?? WIDTH) - gutter.length - 3);
  const shown: TerminalExcerpt = terminalExcerpt(line, start.character, last, room);
  const bar = colors.dim(`${gutter}| `);
  return [`${bar}${shown.line}`, `${bar}${colorOf(result.severity, colors)(shown.marks)}`];
}

/** The first places that a finding stands for outside of its own, and how many more there are. */
function otherPlaces({ source, range, places = [] }: Result, cwd: string): string {
  const others = places
    .filter((place) => place.source !== source || !isInside(place.range, range))
    .map((place) => `${place.source === source ? '' : `${shownPath(place.source, cwd)}:`}${positionOf(place)}`);
  const distinct = [...new Set(others)];
  const left = distinct.length - MOST_PLACES;
  return left <= 0 ? distinct.join(', ') : `${distinct.slice(0, MOST_PLACES).join(', ')} and ${inThousands(left)} more`;
}

function isInside(inner: Range, outer: Range): boolean {
  return !isBefore(inner.start, outer.start) && !isBefore(outer.end, inner.start);
}

/** A text in lines that fit the terminal, those after the first moved in; as it is where there is no terminal. */
function wrapped(text: string, { columns }: ReportSettings, depth = 0): string {
  if (columns === null) return text;
  return wrapText(text, Math.max(20, columns - depth), { hard: true }).replaceAll('\n', `\n${' '.repeat(depth)}`);
}

function positionOf(place: ResultPlace): string {
  return lineAndColumn(shownRange(place).start);
}

function colorOf(severity: SeverityNumber, colors: Colors): (text: string) => string {
  return [colors.red, colors.yellow, colors.blue, colors.cyan][severity] ?? colors.white;
}

function closing(left: number, summary: RunSummary, setting: ReportSettings, colors: Colors): string[] {
  const { verdict, worst, notes, last } = conclusionOf(summary);
  const colored = verdict === null ? [] : [worst === null ? colors.green(verdict) : bold(verdict, worst, colors)];
  const next = left === 0 ? null : nextStep(summary);
  return [[...colored, ...notes].join('\n'), next ?? '', ...last]
    .filter((text) => text !== '')
    .map((text) => wrapped(text, setting));
}

function bold(text: string, severity: SeverityNumber, colors: Colors): string {
  return colors.bold(colorOf(severity, colors)(text));
}
