import { type FixSetting, fixSettingOf } from '../../../engine/fix-choice.ts';
import type { Result } from '../../../source/result.ts';
import type { LintGroup } from '../../lint-session.ts';

/**
 * Findings with the number of places at which they can be mended where projects promote, demote or switch off the fixes
 * of rules.
 */
export function withFixSettings(results: readonly Result[], groups: readonly LintGroup[]): readonly Result[] {
  if (groups.every(({ settings }) => Object.keys(settings.fixes.value).length === 0)) return results;
  const bySource = new Map(
    groups.flatMap(({ settings, inputs }) => inputs.map(({ source }) => [source, settings.fixes.value] as const)),
  );
  // A file that descriptions refer to is mended as the first of them says.
  const [first = {}] = bySource.values();
  return results.map((result) => settled(result, bySource.get(result.source) ?? first));
}

function settled(result: Result, rules: Readonly<Record<string, FixSetting>>): Result {
  const { mendable, ...others } = result;
  const setting = fixSettingOf(result.code, { rules });
  if (mendable === undefined || setting === undefined) return result;
  if (setting === 'off') return others;
  return { ...others, mendable: { ...mendable, safely: setting === 'safe' ? mendable.inAll : 0 } };
}
