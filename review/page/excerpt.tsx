import { least } from '../../model/lib/lists.ts';
import { Code, type Mark } from '../../pages/code.tsx';
import type { HighlightLanguage } from '../../pages/highlight.ts';
import type { Excerpts, Location } from '../review.ts';

interface ExcerptProps {
  readonly excerpts: readonly Excerpts[];
  readonly location: Location;
  /** What is said of the place; null when it is only shown. */
  readonly said: Pick<Mark, 'severity' | 'code' | 'message'> | null;
}

/** Characters of a line that are shown; some files are a single line. */
const WIDTH = 160;

/** The lines around a place, with what is said of it. */
export function Excerpt({ excerpts, location, said }: ExcerptProps) {
  const file = excerpts[location.file];
  const run = file?.runs.find(({ from, lines }) => from <= location.line && location.line < from + lines.length);
  if (file === undefined || run === undefined) return null;
  const first = Math.max(run.from, location.line - 2);
  const lines = run.lines.slice(first - run.from, location.line - run.from + 3);
  const indent = least(lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length));
  const meant = lines[location.line - first] ?? '';
  const [start, end] = markedColumns(meant, location);
  const cut = start - indent > WIDTH ? start - 40 : indent;
  const shown = lines.map((line) =>
    line.length - cut > WIDTH ? shortened(line.slice(cut, cut + WIDTH)) : line.slice(cut),
  );
  const mark =
    said === null
      ? []
      : [{ ...said, line: location.line - first, start: start - cut, end: Math.min(end - cut, WIDTH) }];
  return (
    <Code
      text={shown.join('\n')}
      language={languageOf(file.file)}
      marks={mark}
      label={`${file.file}, line ${location.line}${said === null ? '' : `, ${said.code}`}`}
      firstLine={first}
    />
  );
}

/** A string that is cut is closed, since what follows it would be coloured as part of it. */
function shortened(line: string): string {
  const quotes = line.replaceAll('\\"', '').split('"').length - 1;
  return `${line}…${quotes % 2 === 1 ? '"' : ''}`;
}

/** A place that goes on to further lines is marked to the end of its first one. */
function markedColumns(line: string, location: Location): [number, number] {
  const { column, end } = location;
  const name = nameBefore(line, location);
  if (name !== null) return name;
  const text = line.trimEnd().length;
  const ahead = line.slice(column - 1).search(/\S/);
  const start = ahead === -1 ? line.length - line.trimStart().length : column - 1 + ahead;
  const last = ahead === -1 || end === null ? text : end - 1;
  return [start, Math.max(start + 1, last)];
}

/** The name of an object or array in JSON of which the line shows no more than the bracket, which says nothing. */
function nameBefore(line: string, { column, end }: Location): [number, number] | null {
  if (end !== null || !/^\s*[[{]\s*$/.test(line.slice(column - 1))) return null;
  const found = /("(?:[^"\\]|\\.)*")\s*:\s*$/.exec(line.slice(0, column - 1));
  return found?.[1] === undefined ? null : [found.index, found.index + found[1].length];
}

function languageOf(file: string): HighlightLanguage {
  return /\.json$/i.test(file) ? 'json' : 'yaml';
}
