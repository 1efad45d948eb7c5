import { appendTo } from '../model/lib/group-by.ts';
import { compareResults, fingerprint, isSame, type Result } from '../source/result.ts';

/**
 * What a run has reported so far, so that what is wrong in a file that several descriptions refer to is reported once.
 * Texts to compare findings by are made only for files to which a second description refers.
 */
export class ReportedResults {
  private readonly bySource = new Map<string, Result[]>();
  private readonly marks = new Map<string, Set<string>>();

  /** Those results of a description that were not reported before, each once, in Spectral's order. */
  add(results: readonly Result[]): Result[] {
    const fresh = eachOnce(results.toSorted(compareResults)).filter((result) => !this.knows(result));
    for (const result of fresh) this.note(result);
    return fresh;
  }

  private knows(result: Result): boolean {
    const reported = this.bySource.get(result.source);
    if (reported === undefined) return false;
    const marks = this.marks.get(result.source) ?? new Set(reported.map(fingerprint));
    this.marks.set(result.source, marks);
    return marks.has(fingerprint(result));
  }

  private note(result: Result): void {
    const { source } = result;
    appendTo(this.bySource, source, result);
    this.marks.get(source)?.add(fingerprint(result));
  }
}

/** Same ones stand at one position, and so in one stretch of what is sorted. */
function eachOnce(sorted: readonly Result[]): Result[] {
  let stretch: Result[] = [];
  return sorted.filter((result) => {
    if (stretch[0] !== undefined && !isBeside(stretch[0], result)) stretch = [];
    if (stretch.some((other) => isSame(other, result))) return false;
    stretch.push(result);
    return true;
  });
}

function isBeside(left: Result, right: Result): boolean {
  const [one, two] = [left.range.start, right.range.start];
  return (
    left.code === right.code && one.line === two.line && one.character === two.character && left.source === right.source
  );
}
