import { withAllNames } from '../edits/names/all-names.ts';
import type { FileEdit } from '../framework/changes/file-edit.ts';
import type { RuleFinding } from '../framework/finding.ts';
import { type DescriptionFix, fixesOf } from '../framework/fixes/fixes-of.ts';
import type { Description } from '../model/description/description.ts';
import { type Place, pathOf } from '../model/description/place.ts';
import type { PlaceInFile, Result, ResultFix } from '../source/result.ts';
import type { LintRequest } from './engine.ts';
import { fixSettingOf } from './fix-choice.ts';

/** What is needed to tell the fixes of findings by files. */
export interface FixLookup {
  readonly description: Description;
  /** The place as results show it. */
  readonly shown: (place: Place) => PlaceInFile;
  /** The file of a place as results name it. */
  readonly sourceOf: (place: Place) => string;
  readonly request: Pick<LintRequest, 'countsMendable' | 'fixes' | 'defaults'>;
}

/**
 * At how many places a finding can be mended, and the fixes that are wanted; or, where all are wanted, why there is
 * none.
 */
export function fixesOfResult(
  finding: RuleFinding,
  lookup: FixLookup,
): Pick<Result, 'mendable' | 'fixes' | 'withoutFix'> {
  const { description, request } = lookup;
  const { countsMendable = false, fixes: choice, defaults } = request;
  if (choice === undefined && !countsMendable) return {};
  const reasons: string[] = [];
  const onRefused = (_finding: RuleFinding, reason: string) => reasons.push(reason);
  const fixes = fixesOf(finding, { description, ...(defaults !== undefined && { defaults }), onRefused });
  const setting = choice === undefined ? undefined : fixSettingOf(finding.rule.code, choice);
  const [withoutFix] = choice !== undefined && setting !== 'off' ? reasons : [];
  const whyNot = choice?.unsafe === true && withoutFix !== undefined ? { withoutFix } : {};
  if (fixes.length === 0) return whyNot;
  const mendable = { safely: mended(fixes.filter(({ isSafe }) => isSafe)), inAll: mended(fixes) };
  if (choice === undefined) return { mendable };
  const wanted = fixes.flatMap((fix) => {
    const isSafe = setting === undefined ? fix.isSafe : setting === 'safe';
    return setting !== 'off' && (isSafe || choice.unsafe) ? fixOfResult(fix, isSafe, lookup) : [];
  });
  return { mendable, ...whyNot, ...(wanted.length > 0 && { fixes: wanted }) };
}

function mended(fixes: readonly DescriptionFix[]): number {
  const [only, ...others] = fixes;
  if (others.length === 0) return only?.places.length ?? 0;
  return new Set(fixes.flatMap(({ places }) => places)).size;
}

function fixOfResult(fix: DescriptionFix, isSafe: boolean, lookup: FixLookup): ResultFix {
  const { title, edits, places, isByDefault } = fix;
  const { description, shown, sourceOf } = lookup;
  const inFiles = withAllNames(edits, description).map(
    ({ place, ...edit }): FileEdit => ({ source: sourceOf(place), path: pathOf(place), ...edit }),
  );
  return { title, isSafe, edits: inFiles, places: places.map(shown), ...(isByDefault && { isByDefault }) };
}
