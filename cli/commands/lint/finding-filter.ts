import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type Baseline, compareWithBaseline, DEFAULT_BASELINE, entriesOf } from '../../../baseline/baseline.ts';
import { readBaseline } from '../../../baseline/baseline-file.ts';
import { fixedEntries } from '../../../baseline/fixed.ts';
import type { RuleInfo } from '../../../engine/engine.ts';
import { chooseRuleset } from '../../../engine/find-ruleset.ts';
import type { LintedFiles } from '../../../engine/lint-files.ts';
import { counted } from '../../../framework/messages.ts';
import type { Changes } from '../../../git/changes.ts';
import { onChangedLines } from '../../../git/on-changed-lines.ts';
import type { FileReader } from '../../../source/file-reader.ts';
import { forPlaces, type Result, resultPlaces } from '../../../source/result.ts';

/** A run without the findings that are left out. */
export interface FilteredRun {
  /** The run with the findings that are shown. One for several places may be left for some of them. */
  readonly shown: LintedFiles;
  /** How many findings the baseline knows. */
  readonly known: number;
  /** Sentences on what was left out. */
  readonly notes: readonly string[];
}

/** A baseline with the file that it is from. */
export interface LoadedBaseline extends Baseline {
  readonly file: string;
  readonly named: string;
}

/** Where the baseline is that was asked for; undefined when none is wanted. */
export function baselineFile(given: string | false | undefined, cwd: string): string | undefined {
  return given === false ? undefined : resolve(cwd, given ?? DEFAULT_BASELINE);
}

/**
 * The baseline that was asked for, or the one in the working folder; null when there is none or none is wanted.
 *
 * @throws UsageError where it does not exist or is broken.
 */
export async function loadBaseline(given: string | false | undefined, cwd: string): Promise<LoadedBaseline | null> {
  const file = baselineFile(given, cwd);
  if (file === undefined || (given === undefined && !existsSync(file))) return null;
  const named = given || DEFAULT_BASELINE;
  return { ...(await readBaseline(file, named)), file, named };
}

/** Which findings are left out. */
export interface FilterCriteria {
  readonly baseline: LoadedBaseline | null;
  /** The files that were linted, the rules that ran, and the name of their ruleset: they decide which entries of the baseline are fixed. */
  readonly sources: readonly string[];
  readonly rules: readonly RuleInfo[];
  readonly ruleset: string;
  /** Null when findings on unchanged lines are shown, too. */
  readonly changes: Changes | null;
}

/** What is left of findings: null for one that is left out; one that is not in the map stays as it is. */
type Rest = ReadonlyMap<Result, Result | null>;

/** Leaves out what the baseline knows, and what stands on unchanged lines. */
export async function filterFindings(
  run: LintedFiles,
  criteria: FilterCriteria,
  reader: FileReader,
  cwd: string,
): Promise<FilteredRun> {
  const { baseline, changes } = criteria;
  const against = baseline === null ? null : await compareWith(baseline, run, criteria, reader);
  const ofBaseline: Rest = against?.rest ?? new Map();
  const fresh = left(run.results, ofBaseline);
  const ofLines: Rest = changes === null ? new Map() : await onLines(fresh, changes, reader);
  const known = countLeftOut(ofBaseline);
  const unchanged = countLeftOut(ofLines);
  const notes = [
    known > 0 ? `${counted(known, 'finding')} not shown because of the baseline ${baseline?.named}` : '',
    against === null || against.fixed === 0 ? '' : fixedNote(against.fixed, baseline, criteria.ruleset, cwd),
    against === null || against.moved === 0 ? '' : movedNote(against.moved, baseline, criteria.ruleset, cwd),
    unchanged > 0 ? `${counted(unchanged, 'finding')} not shown because of --changed-lines` : '',
  ];
  const shown = {
    ...run,
    results: left(fresh, ofLines),
    resultsAndProblems: left(left(run.resultsAndProblems, ofBaseline), ofLines),
  };
  return { shown, known, notes: notes.filter((note) => note !== '') };
}

function left(results: Result[], rest: Rest): Result[] {
  if (rest.size === 0) return results;
  return results.flatMap((result) => {
    const one = rest.get(result);
    return one === undefined ? result : (one ?? []);
  });
}

function countLeftOut(rest: Rest): number {
  return [...rest.values()].filter((left) => left === null).length;
}

async function compareWith(
  baseline: LoadedBaseline,
  run: LintedFiles,
  { sources, rules }: FilterCriteria,
  reader: FileReader,
) {
  const found = await entriesOf(run.results, baseline.file, reader.dataOf);
  const { known, moved, gone } = compareWithBaseline(found, baseline);
  const fixed = run.complete ? fixedEntries(gone, baseline, baseline.file, sources, rules) : [];
  const rest: Rest = new Map(
    run.results.map((result, index) => {
      const places = resultPlaces(result).filter((_, place) => known[index]?.[place] !== true);
      return [result, forPlaces(result, places)];
    }),
  );
  return { rest, moved, fixed: fixed.length };
}

async function onLines(results: readonly Result[], changes: Changes, { dataOf }: FileReader): Promise<Rest> {
  const changed = await onChangedLines(results, changes, dataOf);
  return new Map(results.map((result) => [result, forPlaces(result, changed.get(result) ?? [])]));
}

function fixedNote(count: number, baseline: LoadedBaseline | null, ruleset: string, cwd: string): string {
  return `${counted(count, 'finding')} of the baseline ${count === 1 ? 'is' : 'are'} fixed; ${pruneRemedy(baseline, ruleset, cwd)}`;
}

function movedNote(count: number, baseline: LoadedBaseline | null, ruleset: string, cwd: string): string {
  const has = `${count === 1 ? 'has' : 'have'} another rule or place in this version`;
  return `${counted(count, 'finding')} of the baseline ${has}; ${pruneRemedy(baseline, ruleset, cwd)} to record that`;
}

function pruneRemedy(baseline: LoadedBaseline | null, ruleset: string, cwd: string): string {
  const file = baseline?.file ?? '';
  const output = file === resolve(cwd, DEFAULT_BASELINE) ? '' : ` -o ${relative(cwd, file)}`;
  const rules = ruleset === chooseRuleset(undefined, cwd).ruleset ? '' : ` -r ${ruleset}`;
  return `run \`lintel baseline --prune${output}${rules}\``;
}
