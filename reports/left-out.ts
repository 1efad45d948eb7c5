import { SEVERITIES, type SeverityNumber } from '../framework/severity.ts';
import { groupBy } from '../model/lib/group-by.ts';
import type { Result } from '../source/result.ts';
import { inThousands } from './in-thousands.ts';
import type { RunSummary } from './report.ts';
import { table } from './table.ts';

/**
 * A table of how many findings each rule has, the gravest rules first, and of equally grave ones those with most
 * findings.
 */
export function countsByRule(
  results: readonly Result[],
  painted: (text: string, severity: SeverityNumber) => string,
): string {
  const counted = tallies(results);
  const paint = (cell: string, row: number) => painted(cell, counted[row]?.severity ?? 0);
  const columns = [{ title: 'findings', align: 'right' as const }, { title: 'severity', paint }, { title: 'rule' }];
  const rows = counted.map(({ code, severity, count }) => [inThousands(count), SEVERITIES[severity], code]);
  return table(columns, rows);
}

const BASELINE = '`lintel baseline` with the same files records all findings, and later runs report only new ones';
const SAVED_BASELINE =
  '`--save-baseline FILE` records all findings, and later runs with `--baseline FILE` report only new ones';

/** What to do with more findings than anybody reads; null when there is nothing to say. */
export function nextStep({ results, rules, known = 0, savesBaseline = false }: RunSummary): string | null {
  const explained = new Set(rules.filter(({ why }) => why !== null).map(({ id }) => id));
  const rule = tallies(results).find(({ code }) => explained.has(code))?.code;
  const baseline = savesBaseline ? SAVED_BASELINE : BASELINE;
  const steps = [
    ...(rule === undefined
      ? []
      : [`\`lintel explain ${rule}\` says why the rule is there and how to fix what it finds`]),
    // Whoever has a baseline knows.
    ...(known > 0 ? [] : [baseline]),
  ];
  return steps.length === 0 ? null : `Next: ${steps.join('; ')}`;
}

function tallies(results: readonly Result[]) {
  return [...groupBy(results, ({ code, severity }) => `${severity} ${code}`).values()]
    .flatMap((own) => own.slice(0, 1).map(({ code, severity }) => ({ code, severity, count: own.length })))
    .sort(
      (left, right) => left.severity - right.severity || right.count - left.count || (left.code < right.code ? -1 : 1),
    );
}
