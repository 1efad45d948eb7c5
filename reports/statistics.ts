import type { RuleTally } from '../engine/engine.ts';
import { table } from './table.ts';

/** What each rule did, the busiest first. */
export function statistics(tallies: ReadonlyMap<string, RuleTally>): string {
  const rows = [...tallies]
    .sort(([leftId, left], [rightId, right]) => right.findings - left.findings || (leftId < rightId ? -1 : 1))
    .map(([id, { judged, findings, milliseconds }]) => [
      id,
      judged === null ? '-' : String(judged),
      String(findings),
      milliseconds.toFixed(1),
    ]);
  const columns = [
    { title: 'rule' },
    { title: 'places judged', align: 'right' },
    { title: 'findings', align: 'right' },
    { title: 'time in ms', align: 'right' },
  ] as const;
  return table(columns, rows);
}
