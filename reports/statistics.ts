import type { RuleTally } from '../engine/engine.ts';
import { counted } from '../framework/messages.ts';
import { groupBy } from '../model/lib/group-by.ts';
import { table } from './table.ts';

/**
 * What each rule did, the busiest first; what the rules without findings did is in one line, and why files took longer
 * to read in another.
 */
export function statistics(tallies: ReadonlyMap<string, RuleTally>, readSlowly: readonly string[] = []): string {
  const busy = [...tallies].filter(([, { findings }]) => findings > 0);
  const idle = [...tallies.values()].filter(({ findings }) => findings === 0);
  const rows = busy
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
  const ofRules = [...(rows.length > 0 ? [table(columns, rows)] : []), ...idleLine(idle, rows.length > 0)];
  return [...ofRules, ...slowLine(readSlowly)].join('\n');
}

function slowLine(reasons: readonly string[]): string[] {
  if (reasons.length === 0) return [];
  const byReason = groupBy(reasons, (reason) => reason);
  const counts = Array.from(byReason, ([reason, { length }]) => `${length} for ${reason}`).toSorted();
  return [`${counted(reasons.length, 'file')} took several times as long to read: ${counts.join(', ')}`];
}

function idleLine(idle: readonly RuleTally[], hasOthers: boolean): string[] {
  if (idle.length === 0) return [];
  const milliseconds = idle.reduce((sum, one) => sum + one.milliseconds, 0).toFixed(1);
  return [`${counted(idle.length, hasOthers ? 'other rule' : 'rule')} found nothing, in ${milliseconds} ms`];
}
