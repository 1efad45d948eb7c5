import type { Baseline } from '../../../baseline/baseline.ts';
import { readBaseline } from '../../../baseline/baseline-file.ts';
import { type BaselineCount, countsOf } from '../../../baseline/counts.ts';
import { dayOf, hasExpired } from '../../../baseline/group.ts';
import { plain } from '../../../framework/messages.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import { jsonText } from '../../../platform/json-text.ts';
import { oneOf } from '../../../platform/usage-error.ts';
import { countedInThousands } from '../../../reports/in-thousands.ts';
import { table } from '../../../reports/table.ts';
import type { BaselineJob } from './job.ts';
import { LIST_FORMATS } from './options.ts';

/**
 * Shows what a baseline has, by rule and file.
 *
 * @throws UsageError
 */
export async function list({ file, output, options, io }: BaselineJob): Promise<ExitCode> {
  const format = oneOf('format', options.format ?? 'table', LIST_FORMATS);
  const baseline = await readBaseline(file, output);
  const counts = countsOf(baseline.entries);
  const today = dayOf(new Date());
  io.stdout.write(`${format === 'json' ? asJson(counts, today) : asText(counts, baseline, today)}\n`);
  return ExitCode.clean;
}

function asJson(counts: readonly BaselineCount[], today: string): string {
  const rows = counts.map(({ group, ...count }) => {
    const { reason = null, until = null } = group;
    return { ...count, reason, until, expired: hasExpired(group, today) };
  });
  return jsonText(rows, 2);
}

function asText(counts: readonly BaselineCount[], { entries }: Baseline, today: string): string {
  const files = new Set(entries.map(({ file }) => file)).size;
  const total = `findings at ${countedInThousands(entries.length, 'place')} in ${countedInThousands(files, 'file')}`;
  return counts.length === 0 ? total : `${countsTable(counts, today)}\n\n${total}`;
}

/** Counts as a table, with columns for what groups have where any is in one. */
export function countsTable(counts: readonly BaselineCount[], today: string): string {
  const hasUntil = counts.some(({ group }) => group.until !== undefined);
  const hasReason = counts.some(({ group }) => group.reason !== undefined);
  const columns = [
    { title: 'places', align: 'right' as const },
    { title: 'rule' },
    { title: 'file' },
    ...(hasUntil ? [{ title: 'until' }] : []),
    ...(hasReason ? [{ title: 'reason' }] : []),
  ];
  const rows = counts.map(({ rule, file, places, group }) => [
    String(places),
    rule,
    file,
    ...(hasUntil ? [`${group.until ?? ''}${hasExpired(group, today) ? ' (over)' : ''}`] : []),
    ...(hasReason ? [plain(group.reason ?? '')] : []),
  ]);
  return table(columns, rows);
}
