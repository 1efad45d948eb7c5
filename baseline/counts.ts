import { groupBy } from '../model/lib/group-by.ts';
import type { BaselineEntry } from './baseline.ts';
import { type BaselineGroup, groupKey } from './group.ts';

/** At how many places findings of a rule, a file and a group are recorded. */
export interface BaselineCount {
  readonly rule: string;
  readonly file: string;
  readonly places: number;
  readonly group: BaselineGroup;
}

/** Counts entries by rule, file and group, in their order by code units. */
export function countsOf(entries: readonly BaselineEntry[]): BaselineCount[] {
  const keyOf = ({ rule, file, group = {} }: BaselineEntry) => [rule, file, groupKey(group)].join('\0');
  return [...groupBy(entries, keyOf)]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([, alike]) =>
      alike.slice(0, 1).map(({ rule, file, group = {} }) => ({ rule, file, places: alike.length, group })),
    );
}
