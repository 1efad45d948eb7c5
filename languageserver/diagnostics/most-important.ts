import { byImportance } from '../../reports/by-importance.ts';
import type { Result } from '../../source/result.ts';

/** The findings that an editor shows of a file, and how many are left. */
export interface Shown {
  readonly results: readonly Result[];
  readonly left: number;
}

/**
 * The findings that are worth showing most where an editor cuts: the most serious first; of equally serious ones those
 * on changed lines, and then each rule's first before its second.
 *
 * @param limit With one place for the entry that says how many are left.
 */
export async function mostImportant(
  results: readonly Result[],
  limit: number,
  isOnChangedLine: (results: readonly Result[]) => Promise<(result: Result) => boolean>,
): Promise<Shown> {
  if (results.length <= limit) return { results, left: 0 };
  const isChanged = await isOnChangedLine(results);
  const ranked = [
    ...byImportance(results.filter(isChanged)),
    ...byImportance(results.filter((result) => !isChanged(result))),
  ];
  const shown = ranked.sort((one, other) => one.severity - other.severity).slice(0, limit - 1);
  return { results: shown, left: results.length - shown.length };
}
