import { appendTo } from '../model/lib/group-by.ts';
import { type Baseline, type BaselineEntry, entryKey } from './baseline.ts';

/** A baseline beside an earlier one. */
export interface Growth {
  /** How many entries are new, or hold for longer. */
  readonly count: number;
  /** The baseline without what was added; each entry holds as long as in both. */
  readonly withoutIt: Baseline;
}

/** By how much a baseline grew. Of entries that do not differ in file, rule and place, as many count as there were. */
export function growthOf(now: Baseline, before: Baseline): Growth {
  const former = new Map<string, BaselineEntry[]>();
  for (const entry of before.entries) appendTo(former, entryKey(entry), entry);
  let count = 0;
  const entries: BaselineEntry[] = [];
  for (const entry of now.entries) {
    const known = former.get(entryKey(entry))?.shift();
    if (known === undefined || endOf(entry) > endOf(known)) count++;
    if (known !== undefined) entries.push(endOf(entry) > endOf(known) ? known : entry);
  }
  return { count, withoutIt: { ...now, entries } };
}

/** The last day on which an entry holds; days are in the form of ISO 8601, and a later text is a later day. */
function endOf({ group }: BaselineEntry): string {
  return group?.until ?? '~';
}
