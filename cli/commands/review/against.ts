import { changelogSections } from '../../../diff/changelog-sections.ts';
import { type ComparedVersions, compareVersions } from '../../../diff/compare-versions.ts';
import { slashed } from '../../../platform/file-paths.ts';
import type { Io } from '../../../platform/io.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import type { ReviewChanges } from '../../../review/changes.ts';
import type { FileReader } from '../../../source/file-reader.ts';
import type { Input } from '../../../source/find-files.ts';
import { type InputProblem, shownPath } from '../../../source/problem.ts';
import type { ReferenceOptions } from '../../../source/reference-access.ts';
import type { HeldSettings } from '../../held-settings.ts';
import { changeSettings } from '../diff/change-settings.ts';
import type { PairedSides } from '../diff/pair-sides.ts';
import { pairsOfRun } from '../diff/pairs-of-run.ts';
import { readSide } from '../diff/read-side.ts';
import { isStandardInput } from '../diff/sides.ts';

/** What a review is compared with. */
export interface Against {
  readonly pairs: PairedSides['pairs'];
  readonly problems: readonly InputProblem[];
}

/**
 * Finds the older versions of what is reviewed.
 *
 * @param against A file, a folder, `REV:PATH` or `-`, as for `lintel diff`.
 * @throws UsageError
 */
export async function olderVersions(
  against: string | undefined,
  args: readonly string[],
  context: { readonly io: Io; readonly reader: FileReader; readonly references: ReferenceOptions },
): Promise<Against> {
  if (against === undefined) return { pairs: [], problems: [] };
  const [only, ...others] = args;
  if (only === undefined || others.length > 0 || isStandardInput(only))
    throw new UsageError('--against takes the older version of one file or folder; name one to be reviewed');
  return pairsOfRun([against, only], undefined, context);
}

/** What changed in one file; null where nothing can be said. */
export async function changesOf(
  { source }: Input,
  { pairs }: Against,
  settings: HeldSettings,
  io: Io,
): Promise<{ readonly changes: ReviewChanges | null; readonly problems: readonly InputProblem[] }> {
  const pair = pairs.find(({ after }) => slashed(after.source) === slashed(source));
  if (pair === undefined) return { changes: null, problems: [] };
  const problems: InputProblem[] = [];
  const [then, now] = [await readSide(pair.before, problems), await readSide(pair.after, problems)];
  if (then === null || now === null) return { changes: null, problems };
  const compared = await compareVersions(then, now, changeSettings(settings));
  const against = shownPath(pair.before.name, io.cwd);
  return {
    changes: compared.compared ? changesIn(compared, against) : null,
    problems: [...problems, ...compared.problems],
  };
}

function changesIn({ judged, changes, isWider, nextVersion }: ComparedVersions, against: string): ReviewChanges {
  return { against, sections: changelogSections(judged, changes), isWider, version: nextVersion };
}
