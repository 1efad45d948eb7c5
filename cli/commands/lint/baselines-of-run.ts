import { relative } from 'node:path';
import { groupBy } from '../../../model/lib/group-by.ts';
import { COMMAND_LINE, type HeldSettings } from '../../held-settings.ts';
import { combined, type LintGroup } from '../../lint-session.ts';
import { committedFiles, type GivenGrowth, withoutGrowth } from './baseline-growth.ts';
import type { BaselineCommandFor } from './baseline-notes.ts';
import { type BaselinePart, baselineFile, loadBaseline } from './finding-filter.ts';

/**
 * The baselines of the groups of a run. Projects that share one are one part. `here` are the settings that hold in the
 * working folder when the command line gives none.
 *
 * @throws UsageError where one does not exist or is broken.
 */
export async function baselinesOf(
  groups: readonly LintGroup[],
  here: HeldSettings,
  given: GivenGrowth,
  cwd: string,
): Promise<BaselinePart[]> {
  const committed = await committedFiles(given, cwd);
  const parts: BaselinePart[] = [];
  for (const sharing of groupBy(groups, ({ settings }) => baselineFile(settings.baseline, cwd)).values()) {
    const settings = sharing[0]?.settings ?? here;
    const loaded = await loadBaseline(settings.baseline, cwd);
    if (loaded === null) continue;
    const { baseline, notes } = await withoutGrowth(loaded, given, committed);
    const sources = sharing.flatMap(({ inputs }) => inputs.map(({ source }) => source));
    const { rules } = combined(sharing);
    parts.push({ baseline, sources, rules, notes, command: commandFor(baseline.file, settings, here, cwd) });
  }
  return parts;
}

/** The command for a baseline, with the options without which it would take another one, or another ruleset. */
function commandFor(file: string, settings: HeldSettings, here: HeldSettings, cwd: string): BaselineCommandFor {
  const output = file === baselineFile(here.baseline, cwd) ? '' : ` -o ${relative(cwd, file)}`;
  const { value: ruleset, from } = settings.ruleset;
  const isGiven = from === COMMAND_LINE && ruleset !== here.ruleset.value;
  return (option) => `lintel baseline ${option}${output}${isGiven ? ` -r ${ruleset}` : ''}`;
}
