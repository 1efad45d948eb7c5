import type { Excerpts } from './review.ts';

/** Lines before and after the one that is meant. */
const AROUND = 2;

/** Longest line that an excerpt keeps whole; what lies further on is cut, since some files are a single line. */
const LONGEST = 1000;

/** Gathers the lines that a report shows, so that each is in it once however many findings stand on it. */
export class ExcerptCollector {
  private readonly files = new Map<string, { readonly index: number; readonly lines: Set<number> }>();

  /** Notes a line, counted from 1, and gives the index of its file. */
  add(file: string, line: number): number {
    let known = this.files.get(file);
    if (known === undefined) {
      known = { index: this.files.size, lines: new Set() };
      this.files.set(file, known);
    }
    for (let near = Math.max(1, line - AROUND); near <= line + AROUND; near++) known.lines.add(near);
    return known.index;
  }

  collect(linesOf: (file: string) => readonly string[]): Excerpts[] {
    return [...this.files].map(([file, { lines }]) => ({ file, runs: runsOf(lines, linesOf(file)) }));
  }
}

function runsOf(wanted: ReadonlySet<number>, text: readonly string[]): Excerpts['runs'] {
  const runs: { from: number; lines: string[] }[] = [];
  for (const number of [...wanted].sort((left, right) => left - right)) {
    const line = text[number - 1];
    if (line === undefined) continue;
    const last = runs.at(-1);
    const shown = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line.replace(/\r$/, '');
    if (last !== undefined && last.from + last.lines.length === number) last.lines.push(shown);
    else runs.push({ from: number, lines: [shown] });
  }
  return runs;
}
