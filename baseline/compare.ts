import { groupBy } from '../model/lib/group-by.ts';
import { append } from '../model/lib/lists.ts';
import { type Baseline, type BaselineEntry, entryKey, type FindingEntries, placeKey } from './baseline.ts';
import { type BaselineGroup, dayOf, hasExpired } from './group.ts';

/** Findings of a run held against a baseline. */
export interface BaselineComparison {
  /** For each finding, in order, and for each of its places, whether the baseline knows it and its time is not over. */
  readonly known: readonly (readonly boolean[])[];
  /** The same with the entry by which it is known, whether or not its time is over; null where it is new. */
  readonly knownBy: readonly (readonly (BaselineEntry | null)[])[];
  /** What the findings that are known are known by in this version, in their groups. */
  readonly kept: readonly BaselineEntry[];
  /** For each finding, all entries that have its cause. */
  readonly taken: readonly (readonly BaselineEntry[])[];
  /**
   * How many entries are of findings that this version reports by another rule, at another place, or in another
   * finding.
   */
  readonly moved: number;
  /** Entries without a finding. */
  readonly gone: readonly BaselineEntry[];
}

/**
 * Holds findings, by what they are known by, against a baseline; of equal ones the first are known. Places are known
 * one by one, so that it makes no difference whether a version of Lintel reports several in one finding or each in one
 * of its own. A finding that no entry knows may be what an earlier version reported by another rule or at another
 * place. So what is left of the baseline then is looked through for its cause: at its place by a rule that yields to
 * it; else, where none of its places is known, at places that it covers. What an earlier version reported beside a
 * finding that is known has the same cause as well, and is not fixed.
 *
 * @param today As `dayOf` gives it; groups that end before are over.
 */
export function compareWithBaseline(
  found: readonly FindingEntries[],
  { entries }: Baseline,
  today = dayOf(new Date()),
): BaselineComparison {
  const comparison = new Comparison(entries, today);
  const findings = found.map((finding) => comparison.begin(finding));
  const withFurther = findings.filter(({ entries }) => entries.sameCause.length > 0);
  for (const finding of withFurther) comparison.findMoved(finding);
  for (const finding of withFurther) if (finding.by.some((entry) => entry !== null)) comparison.takeBeside(finding);
  return {
    known: findings.map(({ by }) => by.map((entry) => entry !== null && !hasExpired(entry.group, today))),
    knownBy: findings.map(({ by }) => by),
    kept: findings.flatMap(keptOf),
    taken: findings.map(({ taken }) => taken),
    moved: comparison.moved,
    gone: comparison.left(),
  };
}

/** A finding with what is known of it. */
interface ComparedFinding {
  readonly entries: FindingEntries;
  readonly by: (BaselineEntry | null)[];
  readonly taken: BaselineEntry[];
}

function keptOf({ entries, by }: ComparedFinding): BaselineEntry[] {
  return entries.places.flatMap((place, index) => {
    const entry = by[index] ?? null;
    return entry === null ? [] : inGroup(place, entry.group);
  });
}

/** An entry in a group. */
export function inGroup({ file, rule, place }: BaselineEntry, group: BaselineGroup | undefined): BaselineEntry {
  return { file, rule, place, ...(group === undefined ? {} : { group }) };
}

/** The entries of a baseline that no finding has taken yet. */
class Comparison {
  moved = 0;
  private readonly entries: Map<string, BaselineEntry[]>;

  constructor(
    entries: readonly BaselineEntry[],
    private readonly today: string,
  ) {
    // The last one is taken first: one that holds before one whose time is over.
    const isOver = ({ group }: BaselineEntry) => Number(hasExpired(group, today));
    this.entries = groupBy(
      entries.toSorted((left, right) => isOver(right) - isOver(left)),
      entryKey,
    );
  }

  left(): BaselineEntry[] {
    return [...this.entries.values()].flat();
  }

  /** Takes for each place of a finding the entry that it has, if there is one. */
  begin(entries: FindingEntries): ComparedFinding {
    const by = entries.places.map((place) => this.entries.get(entryKey(place))?.pop() ?? null);
    const taken = by.filter((entry) => entry !== null);
    this.moved += by.filter((entry, index) => entry !== null && entry.rule !== entries.places[index]?.rule).length;
    return { entries, by, taken };
  }

  /** Takes the entries under which an earlier version knew a finding. */
  findMoved(finding: ComparedFinding): void {
    const { places, sameCause } = finding.entries;
    const isNew = () => finding.by.every((entry) => entry === null);
    const wasNew = isNew();
    const byPlace = groupBy(sameCause, placeKey);
    for (const [index, place] of places.entries()) {
      if (finding.by[index] === null) finding.by[index] = this.takeAll(byPlace.get(placeKey(place)) ?? [], finding);
    }
    if (wasNew && isNew()) finding.by.fill(this.takeAll(sameCause, finding));
  }

  /** Takes the entries of what an earlier version reported beside a finding. */
  takeBeside(finding: ComparedFinding): void {
    this.takeAll(finding.entries.sameCause, finding);
  }

  /** Takes all entries that are among some, and gives one of them, which holds if any of them does. */
  private takeAll(wanted: readonly BaselineEntry[], finding: ComparedFinding): BaselineEntry | null {
    const all = wanted.flatMap((one) => this.entries.get(entryKey(one))?.splice(0) ?? []);
    this.moved += all.length;
    append(finding.taken, all);
    return all.find(({ group }) => !hasExpired(group, this.today)) ?? all[0] ?? null;
  }
}
