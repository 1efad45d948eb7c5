import { EVERY_RULE } from '../rules/every-rule.generated.ts';
import { examplesOf } from './examples.ts';

/**
 * The text of the first example of a rule that holds; null where it has none. Rejects where the examples cannot be
 * read.
 */
export async function goodExampleOf(ruleId: string): Promise<string | null> {
  const rule = EVERY_RULE[ruleId];
  return rule === undefined ? null : (examplesOf(rule).good[0]?.yaml ?? null);
}
