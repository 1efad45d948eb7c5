import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Baseline, entriesOf } from '../../../baseline/baseline.ts';
import { readBaseline } from '../../../baseline/baseline-file.ts';
import { compareWithBaseline } from '../../../baseline/compare.ts';
import { explainNew } from '../../../baseline/explain-new.ts';
import { Coverage, fixedEntries, judgedIds } from '../../../baseline/fixed.ts';
import type { RuleInfo } from '../../../engine/engine.ts';
import type { LintedFiles } from '../../../engine/lint-files.ts';
import type { Changes } from '../../../git/changes.ts';
import { onChangedLines } from '../../../git/on-changed-lines.ts';
import { countedInThousands } from '../../../reports/in-thousands.ts';
import type { FileReader } from '../../../source/file-reader.ts';
import { isInputProblem } from '../../../source/problem.ts';
import { forPlaces, type Result, resultPlaces } from '../../../source/result.ts';
import { DEFAULT, type HeldSettings } from '../../held-settings.ts';
import type { IsShown } from '../../only-findings.ts';
import { type BaselineCommandFor, expiredNotes, explanationNotes, fixedNote, movedNote } from './baseline-notes.ts';

/** A run without the findings that are left out. */
export interface FilteredRun {
  /** The run with the findings that are shown. One for several places may be left for some of them. */
  readonly shown: LintedFiles;
  /** What is shown of some findings of the run. */
  readonly shownOf: (results: readonly Result[]) => readonly Result[];
  /** How many findings the baselines know. */
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
export function baselineFile({ value }: HeldSettings['baseline'], cwd: string): string | undefined {
  return value === false ? undefined : resolve(cwd, value);
}

/**
 * The baseline that was asked for, or the one in the working folder; null when there is none or none is wanted.
 *
 * @throws UsageError where it does not exist or is broken.
 */
export async function loadBaseline(baseline: HeldSettings['baseline'], cwd: string): Promise<LoadedBaseline | null> {
  const { value: named, from } = baseline;
  const file = baselineFile(baseline, cwd);
  if (named === false || file === undefined || (from === DEFAULT && !existsSync(file))) return null;
  return { ...(await readBaseline(file, named)), file, named };
}

/** A baseline with the files of the run to which it belongs, and what decides which of its entries are fixed. */
export interface BaselinePart {
  readonly baseline: LoadedBaseline;
  readonly sources: readonly string[];
  readonly rules: readonly RuleInfo[];
  /** The command that changes the baseline, with an option of it. */
  readonly command: BaselineCommandFor;
  /** Sentences on the baseline itself. */
  readonly notes: readonly string[];
}

/** Which findings are left out. */
export interface FilterCriteria {
  readonly baselines: readonly BaselinePart[];
  /** Null when findings on unchanged lines are shown, too. */
  readonly changes: Changes | null;
  /** Null for the findings of all rules. */
  readonly only: IsShown | null;
}

/** What is left of findings: null for one that is left out; one that is not in the map stays as it is. */
type Rest = ReadonlyMap<Result, Result | null>;

/** Leaves out what the baselines know, what stands on unchanged lines, and what other rules found. */
export async function filterFindings(
  run: LintedFiles,
  { baselines, changes, only }: FilterCriteria,
  reader: FileReader,
): Promise<FilteredRun> {
  const compared = await Promise.all(baselines.map((part) => compareWith(part, run, reader)));
  const ofBaseline: Rest = new Map(compared.flatMap(({ rest }) => [...rest]));
  const fresh = left(run.results, ofBaseline);
  const ofLines: Rest = changes === null ? new Map() : await onLines(fresh, changes, reader);
  const isShown = (result: Result) => only === null || isInputProblem(result) || only(result);
  const onChanged = left(fresh, ofLines);
  const results = only === null ? onChanged : onChanged.filter(isShown);
  const shownOf = (some: readonly Result[]) => left(left(some, ofBaseline), ofLines).filter(isShown);
  const resultsAndProblems = [...shownOf(run.resultsAndProblems)];
  const notes = [
    ...compared.flatMap((one) => one.notes),
    leftOutNote(countLeftOut(ofLines), '--changed-lines'),
    leftOutNote(onChanged.length - results.length, '--only'),
  ];
  return {
    shown: { ...run, results: [...results], resultsAndProblems },
    shownOf,
    known: countLeftOut(ofBaseline),
    notes: notes.filter((note) => note !== ''),
  };
}

function left(results: readonly Result[], rest: Rest): readonly Result[] {
  if (rest.size === 0) return results;
  return results.flatMap((result) => {
    const one = rest.get(result);
    return one === undefined ? result : (one ?? []);
  });
}

function countLeftOut(rest: Rest): number {
  return [...rest.values()].filter((left) => left === null).length;
}

function leftOutNote(count: number, cause: string): string {
  return count === 0 ? '' : `${countedInThousands(count, 'finding')} not shown because of ${cause}`;
}

async function compareWith(
  { baseline, sources, rules, command, notes: ofBaseline }: BaselinePart,
  run: LintedFiles,
  reader: FileReader,
) {
  const results = sources.flatMap((source) => run.byDescription.get(source) ?? []);
  const found = await entriesOf(results, baseline.file, reader.dataOf);
  const comparison = compareWithBaseline(found, baseline);
  const { known, knownBy, gone, moved } = comparison;
  const coverage = new Coverage(baseline.file, sources, judgedIds(rules));
  const fixed = run.complete ? fixedEntries(gone, baseline, coverage).length : 0;
  const rest: Rest = new Map(
    results.map((result, index) => {
      const places = resultPlaces(result).filter((_, place) => known[index]?.[place] !== true);
      return [result, forPlaces(result, places)];
    }),
  );
  const explanations = run.complete ? await explainNew(found, comparison, baseline.file, coverage, reader.dataOf) : [];
  const notes = [
    ...ofBaseline,
    leftOutNote(countLeftOut(rest), `the baseline ${baseline.named}`),
    ...expiredNotes(knownBy, known),
    ...explanationNotes(explanations, command),
    fixed === 0 ? '' : fixedNote(fixed, command),
    moved === 0 ? '' : movedNote(moved, command),
  ];
  return { rest, notes };
}

async function onLines(results: readonly Result[], changes: Changes, { dataOf }: FileReader): Promise<Rest> {
  const changed = await onChangedLines(results, changes, dataOf);
  return new Map(results.map((result) => [result, forPlaces(result, changed.get(result) ?? [])]));
}
