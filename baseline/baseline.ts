import { dirname, relative } from 'node:path';
import { currentIdOf } from '../framework/former-ids.ts';
import { groupBy } from '../model/lib/group-by.ts';
import type { DataOf } from '../source/file-reader.ts';
import { type Result, type RuleAt, resultPlaces } from '../source/result.ts';
import { identityOf } from './identity.ts';

/** The baseline that is used without being named, in the working folder. */
export const DEFAULT_BASELINE = 'lintel-baseline.json';

/** One finding of the past: what it is known by. */
export interface BaselineEntry {
  /** Relative to the baseline's folder, with forward slashes; or an address. */
  readonly file: string;
  readonly rule: string;
  /** As `identityOf` gives it. */
  readonly place: string;
}

/**
 * Findings of the past, which later runs do not report again. A finding is known by its rule, its file and its place, in which items of
 * lists go by their names (`identityOf`); so it outlives moved lines, reordered siblings, edits of the text around it and a message
 * that a later version of Lintel words differently. What does not differ in that is counted: two known ones cover two, a third is new.
 * The message is left out on purpose: it quotes values and numbers that change with every edit, and one rule has hardly ever two
 * findings at one place. A count for each rule and file (as ESLint keeps it) would let a new finding hide behind a fixed one; the text
 * of the line (as SwiftLint keeps it) would report a finding again when its line is edited.
 */
export interface Baseline {
  /** The descriptions that were linted for it, named as files of entries are. */
  readonly descriptions: readonly string[];
  readonly entries: readonly BaselineEntry[];
}

/** How a baseline calls a file; `baselineFile` is an absolute path. */
export function nameFor(source: string, baselineFile: string): string {
  if (/^[a-z][a-z0-9+.-]+:/i.test(source)) return source;
  return relative(dirname(baselineFile), source).replaceAll('\\', '/');
}

/** What a finding is known by. */
export interface FindingEntries {
  /** For each of the places that it stands for, in their order. */
  readonly places: readonly BaselineEntry[];
  /** As what else an earlier version of Lintel may have reported its cause. */
  readonly sameCause: readonly BaselineEntry[];
}

/** What findings are known by, in their order. */
export async function entriesOf(
  results: readonly Result[],
  baselineFile: string,
  dataOf: DataOf,
): Promise<readonly FindingEntries[]> {
  const data = new Map<string, unknown>();
  const placesOf = ({ sameCause = [], ...result }: Result) => [...resultPlaces(result), ...sameCause];
  const sources = new Set(results.flatMap((result) => placesOf(result).map(({ source }) => source)));
  for (const source of sources) data.set(source, await dataOf(source));
  const entryOf = ({ code, source, path }: RuleAt): BaselineEntry => ({
    file: nameFor(source, baselineFile),
    rule: code,
    place: identityOf(data.get(source), path),
  });
  return results.map((result) => ({
    places: resultPlaces(result).map(({ source, path }) => entryOf({ code: result.code, source, path })),
    sameCause: (result.sameCause ?? []).map(entryOf),
  }));
}

/** Findings of a run held against a baseline. */
export interface BaselineComparison {
  /** For each finding, in order, and for each of its places, whether the baseline knows it. */
  readonly known: readonly (readonly boolean[])[];
  /** What the findings that are known are known by in this version. */
  readonly kept: readonly BaselineEntry[];
  /** How many entries are of findings that this version reports by another rule, at another place, or in another finding. */
  readonly moved: number;
  /** Entries without a finding. */
  readonly gone: readonly BaselineEntry[];
}

/**
 * Holds findings, by what they are known by, against a baseline; of equal ones the first are known. Places are known one by one, so that
 * it makes no difference whether a version of Lintel reports several in one finding or each in one of its own. A finding that no entry
 * knows may be what an earlier version reported by another rule or at another place. So what is left of the baseline then is looked
 * through for its cause: at its place by a rule that yields to it; else, where none of its places is known, at places that it covers.
 * What an earlier version reported beside a finding that is known has the same cause as well, and is not fixed.
 */
export function compareWithBaseline(found: readonly FindingEntries[], { entries }: Baseline): BaselineComparison {
  const comparison = new Comparison(entries);
  const known = found.map(({ places }) => places.map((entry) => comparison.takes(entry)));
  const withFurther = found.flatMap((finding, index) =>
    finding.sameCause.length === 0 ? [] : [{ finding, places: known[index] ?? [] }],
  );
  for (const { finding, places } of withFurther) comparison.findMoved(finding, places);
  for (const { finding, places } of withFurther) if (places.includes(true)) comparison.takesAny(finding.sameCause);
  const kept = found.flatMap(({ places }, index) => places.filter((_, place) => known[index]?.[place] === true));
  return { known, kept, moved: comparison.moved, gone: comparison.left() };
}

/** The entries of a baseline that no finding has taken yet. */
class Comparison {
  moved = 0;
  private readonly entries: Map<string, BaselineEntry[]>;

  constructor(entries: readonly BaselineEntry[]) {
    this.entries = groupBy(entries, keyOf);
  }

  left(): BaselineEntry[] {
    return [...this.entries.values()].flat();
  }

  /** Takes an entry of a finding, if there is one. */
  takes(finding: BaselineEntry): boolean {
    const entry = this.entries.get(keyOf(finding))?.pop();
    if (entry === undefined) return false;
    if (entry.rule !== finding.rule) this.moved++;
    return true;
  }

  /** Takes the entries under which an earlier version knew a finding, and notes in `known` at which of its places. */
  findMoved({ places, sameCause }: FindingEntries, known: boolean[]): void {
    const isNowhere = !known.includes(true);
    for (const [index, { file, place }] of places.entries()) {
      const there = sameCause.filter((one) => one.file === file && one.place === place);
      if (known[index] !== true && this.takesAny(there)) known[index] = true;
    }
    if (isNowhere && !known.includes(true) && this.takesAny(sameCause)) known.fill(true);
  }

  /** Takes all entries that are among some. */
  takesAny(wanted: readonly BaselineEntry[]): boolean {
    const taken = wanted.flatMap((one) => this.entries.get(keyOf(one))?.splice(0) ?? []);
    this.moved += taken.length;
    return taken.length > 0;
  }
}

/** A rule has its present id, whatever it was called when the baseline was recorded. */
function keyOf({ file, rule, place }: BaselineEntry): string {
  return `${file}\0${currentIdOf(rule) ?? rule}\0${place}`;
}
