import { DOCUMENTATION_URL } from '../framework/documentation.ts';
import type { Change } from '../model/comparison/change.ts';
import { compareDescriptions } from '../model/comparison/compare-descriptions.ts';
import type { Description } from '../model/description/description.ts';
import { fileProblem, type InputProblem } from '../source/problem.ts';
import { compareResults, type Result } from '../source/result.ts';
import { type ChangeSettings, type JudgedChange, judgeChanges } from './judge-changes.ts';
import { type NextVersion, nextVersion } from './next-version.ts';
import { readVersion, type VersionText } from './version.ts';

/** What came of comparing two versions of a description. */
export interface ComparedVersions {
  /** Ordered by place: those in the new version, and those of what is gone in the old one. */
  readonly results: readonly Result[];
  /** What could not be read or compared; findings may be missing for it. */
  readonly problems: readonly InputProblem[];
  readonly hidden: number;
  /** The findings with their changes. */
  readonly judged: readonly JudgedChange[];
  /** All changes, also those that no rule reports. */
  readonly changes: readonly Change[];
  /** True where nothing else changed but that requests may hold more, or that responses promise more. */
  readonly isWider: boolean;
  /** What the change asks of `info.version`; null where that is no version. */
  readonly nextVersion: NextVersion | null;
  /** False where nothing was compared. */
  readonly compared: boolean;
}

/** Nothing is said by a project. */
const NO_SETTINGS: ChangeSettings = { rules: {}, kinds: {}, catalogueUrl: DOCUMENTATION_URL };

/** Reads two versions of a description, compares them as clients see them, and judges what changed. */
export async function compareVersions(
  before: VersionText,
  after: VersionText,
  settings: ChangeSettings = NO_SETTINGS,
): Promise<ComparedVersions> {
  const [then, now] = [await readVersion(before), await readVersion(after)];
  const problems = [...then.problems, ...now.problems];
  if (then.version === null || now.version === null) return nothing(problems);
  const [old, present] = [then.version.description, now.version.description];
  const { changes, haveCommon } = compareDescriptions(old, present);
  if (!haveCommon) {
    const message =
      'no path or webhook of the other version is in it, so that these are two APIs; name two versions of one';
    return nothing([...problems, fileProblem(after.nameOf(after.source), message)]);
  }
  const { judged, hidden } = judgeChanges(changes, then.version, now.version, settings);
  const results = judged.map(({ result }) => result).toSorted(compareResults);
  const isWider = changes.length === 0 && isWiderThan(old, present);
  return {
    results,
    problems,
    hidden,
    judged,
    changes,
    isWider,
    nextVersion: nextVersion(old, present, { changes, results, isWider }),
    compared: true,
  };
}

/** True where clients of the new version break on the old one, and not the other way round. */
function isWiderThan(before: Description, after: Description): boolean {
  return compareDescriptions(after, before).changes.some(({ verdict }) => verdict !== 'fine');
}

function nothing(problems: readonly InputProblem[]): ComparedVersions {
  return {
    results: [],
    problems,
    hidden: 0,
    judged: [],
    changes: [],
    isWider: false,
    nextVersion: null,
    compared: false,
  };
}
