import type { Baseline, BaselineEntry, FindingEntries } from './baseline.ts';
import { type BaselineComparison, inGroup } from './compare.ts';
import { type Coverage, fixedEntries } from './fixed.ts';
import { type BaselineGroup, groupKey } from './group.ts';

/** What a complete run found, and how to record it. */
export interface Recording {
  /** The descriptions that were linted, as the baseline names them. */
  readonly descriptions: readonly string[];
  readonly found: readonly FindingEntries[];
  /** Of `found` with the baseline that there is. */
  readonly comparison: BaselineComparison;
  /** For each finding, whether it is one of those that are recorded. */
  readonly recorded: readonly boolean[];
  /** Of the rules that are recorded. */
  readonly coverage: Coverage;
  /** The group that was given; null to leave what is known in its group. */
  readonly group: BaselineGroup | null;
}

/** A baseline that comes of another one, with what became different. */
export interface UpdatedBaseline {
  readonly baseline: Baseline;
  readonly added: readonly BaselineEntry[];
  /** Entries of findings that are gone. */
  readonly removed: readonly BaselineEntry[];
  /** Entries that were known and have another group now. */
  readonly regrouped: readonly BaselineEntry[];
}

/** Keeps all that is known as it is, and adds what is new. */
export function withNew(known: Baseline, recording: Recording): UpdatedBaseline {
  const added = recordedPlaces(recording).flatMap(({ entry, former }) => (former === null ? entry : []));
  const entries = [...known.entries, ...added];
  return { baseline: { descriptions: united(known, recording), entries }, added, removed: [], regrouped: [] };
}

/**
 * Brings up to date what a baseline has of some descriptions: adds what is new, takes out what their own files had and
 * have no more, and gives what is known its present rule and place, and the group that was given. Files that they only
 * refer to may have findings from other descriptions; these stay, unless the whole baseline was linted.
 */
export function renewed(known: Baseline, recording: Recording): UpdatedBaseline {
  const { comparison, coverage } = recording;
  const places = recordedPlaces(recording);
  const fixed = new Set(fixedEntries(comparison.gone, known, coverage));
  const removed = comparison.gone.filter(
    (entry) => fixed.has(entry) || (coverage.hasRun(entry) && coverage.hasLinted(entry)),
  );
  const dropped = new Set([...removed, ...takenBy(recording, true)]);
  const rest = known.entries.filter((entry) => !dropped.has(entry));
  return {
    baseline: { descriptions: united(known, recording), entries: [...rest, ...places.map(({ entry }) => entry)] },
    removed,
    ...changes(places),
  };
}

/** Takes out what is fixed, and gives what is known its present rule and place; adds nothing. */
export function pruned(known: Baseline, { comparison, coverage }: Recording): UpdatedBaseline {
  const removed = fixedEntries(comparison.gone, known, coverage);
  const fixed = new Set(removed);
  const unjudged = comparison.gone.filter((entry) => !fixed.has(entry));
  const descriptions = known.descriptions.filter((name) => coverage.isThere(name));
  return {
    baseline: { descriptions, entries: [...comparison.kept, ...unjudged] },
    added: [],
    removed,
    regrouped: [],
  };
}

/**
 * Records everything anew: what this run found, and nothing else. What is known keeps its group, unless one was given.
 */
export function replaced(recording: Recording): UpdatedBaseline {
  const places = recordedPlaces(recording);
  const { descriptions, comparison } = recording;
  const entries = places.map(({ entry }) => entry);
  return { baseline: { descriptions, entries }, removed: comparison.gone, ...changes(places) };
}

/** What of a baseline is lost when it is replaced, though the run did not judge it. */
export interface Lost {
  /** Entries of files that were not linted. */
  readonly ofFiles: readonly BaselineEntry[];
  /** Entries of rules that are not recorded. */
  readonly ofRules: readonly BaselineEntry[];
}

/** What `replaced` would lose of a baseline. */
export function lostIn(known: Baseline, recording: Recording): Lost {
  const { comparison, coverage } = recording;
  const isWhole = coverage.isWhole(known);
  const isUnknown = (entry: BaselineEntry) => !isWhole && !coverage.hasLinted(entry) && coverage.isThere(entry.file);
  const there = comparison.gone.filter(({ file }) => coverage.isThere(file));
  return {
    ofFiles: there.filter(isUnknown),
    ofRules: [...takenBy(recording, false), ...there.filter((entry) => !isUnknown(entry) && !coverage.hasRun(entry))],
  };
}

/** A place of a finding that is recorded, with the entry by which it was known. */
interface RecordedPlace {
  readonly entry: BaselineEntry;
  /** Null where it is new. */
  readonly former: BaselineEntry | null;
}

function recordedPlaces({ found, comparison, recorded, group }: Recording): RecordedPlace[] {
  return found.flatMap((finding, index) => {
    if (recorded[index] !== true) return [];
    return finding.places.map((place, at) => {
      const former = comparison.knownBy[index]?.[at] ?? null;
      return { entry: inGroup(place, group ?? former?.group), former };
    });
  });
}

/** The entries that findings have taken, either of those that are recorded or of the others. */
function takenBy({ comparison, recorded }: Recording, wanted: boolean): BaselineEntry[] {
  return comparison.taken.filter((_, index) => recorded[index] === wanted).flat();
}

function changes(places: readonly RecordedPlace[]): Pick<UpdatedBaseline, 'added' | 'regrouped'> {
  const isRegrouped = ({ entry, former }: RecordedPlace) =>
    former !== null && groupKey(entry.group ?? {}) !== groupKey(former.group ?? {});
  return {
    added: places.filter(({ former }) => former === null).map(({ entry }) => entry),
    regrouped: places.filter(isRegrouped).map(({ entry }) => entry),
  };
}

function united({ descriptions }: Baseline, recording: Recording): readonly string[] {
  return [...new Set([...descriptions, ...recording.descriptions])];
}
