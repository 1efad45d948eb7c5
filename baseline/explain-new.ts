import { yieldedToBy } from '../framework/rule-order.ts';
import { appendTo, groupBy } from '../model/lib/group-by.ts';
import type { DataOf } from '../source/file-reader.ts';
import { type BaselineEntry, currentRule, entryKey, type FindingEntries, placeKey } from './baseline.ts';
import type { BaselineComparison } from './compare.ts';
import { type Coverage, namedFile } from './fixed.ts';
import { hasIdentity } from './identity.ts';

/** How what is new may come of something old. */
export interface Explanation {
  /**
   * - `name`: the place of a known finding of the rule is gone, and the new one differs from it in one name.
   * - `rule`: a finding of a rule to which this one yields was known at this place, and is fixed.
   * - `count`: nothing distinguishes the new place from others, some of which are known.
   */
  readonly by: 'name' | 'rule' | 'count';
  /** The former name or rule; for a count, the place. */
  readonly former: string;
  /** The name or rule that it is now; for a count, the place. */
  readonly now: string;
  /** How many new places it explains. */
  readonly count: number;
}

type Cause = Omit<Explanation, 'count'>;

/**
 * Explains places that a baseline does not know by those that are gone, or that look alike. What is gone explains at
 * most one.
 *
 * @param baselineFile An absolute path.
 * @param coverage Of the run that found them.
 */
export async function explainNew(
  found: readonly FindingEntries[],
  { knownBy, gone }: Pick<BaselineComparison, 'knownBy' | 'gone'>,
  baselineFile: string,
  coverage: Coverage,
  dataOf: DataOf,
): Promise<readonly Explanation[]> {
  const known = new Set(knownBy.flat().flatMap((entry) => (entry === null ? [] : entryKey(entry))));
  const fresh = found.flatMap(({ places }, index) => places.filter((_, at) => knownBy[index]?.[at] === null));
  const isGone = async ({ file, place }: BaselineEntry) =>
    !coverage.isThere(file) || !hasIdentity(await dataOf(namedFile(file, baselineFile)), place);
  const gaps = new Gaps(
    gone.filter((entry) => coverage.hasRun(entry)),
    isGone,
  );
  const causes: Cause[] = [];
  for (const entry of fresh) {
    const cause = known.has(entryKey(entry))
      ? { by: 'count' as const, former: entry.place, now: entry.place }
      : (gaps.rule(entry) ?? (await gaps.name(entry)));
    if (cause !== null) causes.push(cause);
  }
  return [...groupBy(causes, ({ by, former, now }) => [by, former, now].join('\0')).values()].flatMap((alike) =>
    alike.slice(0, 1).map((cause) => ({ ...cause, count: alike.length })),
  );
}

/** What is known and was not found again. */
class Gaps {
  private readonly taken = new Set<BaselineEntry>();
  private readonly byPlace: ReadonlyMap<string, readonly BaselineEntry[]>;
  private readonly byRule: ReadonlyMap<string, readonly BaselineEntry[]>;
  /** For each rule that is asked for, by what is left of file and place without one of its names. */
  private readonly byRest = new Map<string, ReadonlyMap<string, readonly Named[]>>();

  constructor(
    gone: readonly BaselineEntry[],
    private readonly isGone: (entry: BaselineEntry) => Promise<boolean>,
  ) {
    this.byPlace = groupBy(gone, placeKey);
    this.byRule = groupBy(gone, currentRule);
  }

  /** A finding at the same place behind which the rule of a new one stood. */
  rule(entry: BaselineEntry): Cause | null {
    const others = yieldedToBy(entry.rule);
    const there = this.byPlace.get(placeKey(entry)) ?? [];
    const former = there.find((known) => others.includes(currentRule(known)) && !this.taken.has(known));
    if (former === undefined) return null;
    this.taken.add(former);
    return { by: 'rule', former: currentRule(former), now: entry.rule };
  }

  /** A finding of the same rule at a place that is gone, and that differs in one name. */
  async name(entry: BaselineEntry): Promise<Cause | null> {
    const byRest = await this.restsOf(entry.rule);
    for (const { rest, name } of namesOf(entry)) {
      for (const former of byRest.get(rest) ?? []) {
        if (this.taken.has(former.entry) || !(await this.isGone({ ...former.entry, place: former.name }))) continue;
        this.taken.add(former.entry);
        return { by: 'name', former: former.name || former.entry.file, now: name || entry.file };
      }
    }
    return null;
  }

  private async restsOf(rule: string): Promise<ReadonlyMap<string, readonly Named[]>> {
    const known = this.byRest.get(rule);
    if (known !== undefined) return known;
    const rests = new Map<string, Named[]>();
    for (const entry of this.byRule.get(rule) ?? []) {
      if (await this.isGone(entry)) for (const named of namesOf(entry)) appendTo(rests, named.rest, named);
    }
    this.byRest.set(rule, rests);
    return rests;
  }
}

/** An entry by one of the names that lead to it. */
interface Named {
  readonly entry: BaselineEntry;
  /** File and place without the name. */
  readonly rest: string;
  /** The place that the name leads to; empty for the name of the file. */
  readonly name: string;
}

function namesOf(entry: BaselineEntry): Named[] {
  const { file, place } = entry;
  const segments = place.split('/');
  const before = (end: number) => segments.slice(0, end).join('/');
  const inFile = segments.slice(1).map((_, index) => ({
    entry,
    rest: [file, before(index + 1), segments.slice(index + 2).join('/')].join('\0'),
    name: before(index + 2),
  }));
  return [{ entry, rest: `\0${place}`, name: '' }, ...inFile];
}
