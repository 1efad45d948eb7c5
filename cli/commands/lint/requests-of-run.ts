import type { LintRequest } from '../../../engine/engine.ts';
import type { FixChoice } from '../../../engine/fix-choice.ts';
import type { LintGroup } from '../../lint-session.ts';

/**
 * What is wanted of the files of projects beside the findings, by their sources.
 *
 * @param fixes Which of their fixes the findings have; null for none.
 */
export function requestsOf(
  groups: readonly LintGroup[],
  fixes: Pick<FixChoice, 'unsafe'> | null,
): ReadonlyMap<string, LintRequest> {
  return new Map(
    groups.flatMap(({ settings, inputs }) => {
      const request: LintRequest = {
        defaults: settings.defaults.value,
        ...(fixes !== null && { fixes: { ...fixes, rules: settings.fixes.value } }),
      };
      return inputs.map(({ source }) => [source, request] as const);
    }),
  );
}
