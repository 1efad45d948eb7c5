import type { Result } from '../source/result.ts';

/**
 * Findings in the order in which they are worth showing where not all are: graver ones first, and of equally grave ones
 * every rule's first before any rule's second, so that a rule with thousands of findings hides no other.
 */
export function byImportance(results: readonly Result[]): Result[] {
  const counts = new Map<string, number>();
  const ranked = results.map((result) => {
    const key = `${result.severity} ${result.code}`;
    const rank = counts.get(key) ?? 0;
    counts.set(key, rank + 1);
    return { result, rank };
  });
  ranked.sort((left, right) => left.result.severity - right.result.severity || left.rank - right.rank);
  return ranked.map(({ result }) => result);
}

/** Those that are worth showing most, in the order in which they are given; all with a limit of 0. */
export function mostImportant(results: readonly Result[], limit: number): readonly Result[] {
  if (limit === 0 || results.length <= limit) return results;
  const chosen = new Set(byImportance(results).slice(0, limit));
  return results.filter((result) => chosen.has(result));
}
