import { createHash } from 'node:crypto';
import { pathInRepository } from '../platform/repository.ts';
import { compareResults, type Result } from '../source/result.ts';
import type { ReportSettings } from './report.ts';

/**
 * By what reports know a finding again in the next run, one for each of the results and no two the same: rule, file and
 * place, as in a baseline. Findings that agree in all of that are counted, in the order in which they stand in the
 * file.
 */
export function fingerprints(
  results: readonly Result[],
  { root, placeOf }: Pick<ReportSettings, 'root' | 'placeOf'>,
): string[] {
  const seen = new Map<string, number>();
  const prints: string[] = [];
  for (const [index, result] of [...results.entries()].sort(([, left], [, right]) => compareResults(left, right))) {
    const known = digest([result.code, pathInRepository(result.source, root), placeOf(result)]);
    const occurrence = (seen.get(known) ?? 0) + 1;
    seen.set(known, occurrence);
    prints[index] = `${known}:${occurrence}`;
  }
  return prints;
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
