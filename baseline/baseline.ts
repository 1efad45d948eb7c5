import { dirname } from 'node:path';
import { currentIdOf } from '../framework/former-ids.ts';
import { isAddress, wayTo } from '../platform/file-paths.ts';
import type { DataOf } from '../source/file-reader.ts';
import { type Result, type RuleAt, resultPlaces } from '../source/result.ts';
import type { BaselineGroup } from './group.ts';
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
  /** The group that it was recorded in. */
  readonly group?: BaselineGroup;
}

/** The present id of the rule of an entry, whatever it was called when the baseline was recorded. */
export function currentRule({ rule }: Pick<BaselineEntry, 'rule'>): string {
  return currentIdOf(rule) ?? rule;
}

/** The same for entries of one rule at one place. */
export function entryKey(entry: BaselineEntry): string {
  return `${placeKey(entry)}\0${currentRule(entry)}`;
}

/** The same for entries of any rules at one place. */
export function placeKey({ file, place }: BaselineEntry): string {
  return `${file}\0${place}`;
}

/**
 * Findings of the past, which later runs do not report again. A finding is known by its rule, its file and its place,
 * in which items of lists go by their names (`identityOf`); so it outlives moved lines, reordered siblings, edits of
 * the text around it and a message that a later version of Lintel words differently. What does not differ in that is
 * counted: two known ones cover two, a third is new. The message is left out on purpose: it quotes values and numbers
 * that change with every edit, and one rule has hardly ever two findings at one place. A count for each rule and file
 * (as ESLint keeps it) would let a new finding hide behind a fixed one; the text of the line (as SwiftLint keeps it)
 * would report a finding again when its line is edited.
 */
export interface Baseline {
  /** The descriptions that were linted for it, named as files of entries are. */
  readonly descriptions: readonly string[];
  readonly entries: readonly BaselineEntry[];
}

/** How a baseline calls a file; `baselineFile` is an absolute path. */
export function nameFor(source: string, baselineFile: string): string {
  return isAddress(source) ? source : wayTo(source, dirname(baselineFile));
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
