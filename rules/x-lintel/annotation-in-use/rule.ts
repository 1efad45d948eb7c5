import { defineRule } from '../../../framework/define-rule.ts';
import { currentIdOf } from '../../../framework/former-ids.ts';
import { furtherKindsOf } from '../../../framework/further-checks.ts';
import { type Remedy, remove, rename } from '../../../framework/remedy.ts';
import { runLog } from '../../../framework/run-log.ts';
import { type Annotation, annotationsOf } from '../../../model/annotations/annotations.ts';
import type { Description } from '../../../model/description/description.ts';
import { asObject, isObject } from '../../../model/description/json.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { valueAt } from '../../../model/description/value-at.ts';

interface Ignore {
  readonly place: Place;
  readonly annotation: object;
  /** As it is written. */
  readonly ruleId: string;
  /** The id that the rule has now; the same, unless it is a former one. */
  readonly currentId: string;
}

/**
 * Every `ignore` of a rule that has run hides a finding of it, and names the rule by its present id. Of a rule that
 * judges traffic, services or versions as well, a description alone does not show whether its `ignore` hides nothing.
 */
export default defineRule({
  id: 'annotation-in-use',
  statements: [],
  severity: 'warn',
  summary: 'Every ignore hides a finding, and names the rule by its present id.',
  why: 'An exception that outlives its cause hides the next fault at the same place.',
  yieldsTo: ['annotation-well-formed'],
  fix: { isSafe: true, mend: ({ place }, { description }) => ({ edits: mended(place, description) }) },
  findsUnneeded: true,
  runsAfterAllRules: true,
  subjects: (description) => annotationsOf(description).flatMap((annotation) => ignoresIn(annotation, description)),
  judge: (ignore, description) => {
    const { ruleId, currentId } = ignore;
    if (isStale(ignore, description)) {
      return { message: `ignoring ${ruleId} hides no finding any more; remove the entry`, isOnKey: true };
    }
    if (currentId === ruleId) return null;
    return { message: `the rule ${ruleId} is part of ${currentId} now; write ${currentId}`, isOnKey: true };
  },
});

/** True for a rule that judges more than descriptions. */
function judgesMore(ruleId: string): boolean {
  return furtherKindsOf(ruleId).length > 0;
}

function ignoresIn({ value, place }: Annotation, description: Description): Ignore[] {
  if (!isObject(value)) return [];
  return Object.keys(asObject(value.ignore)).flatMap((ruleId) => {
    const currentId = currentIdOf(ruleId) ?? ruleId;
    if (!runLog(description).hasRun(currentId)) return [];
    if (currentId === ruleId && judgesMore(currentId)) return [];
    return [{ place: below(place, 'ignore', ruleId), annotation: value, ruleId, currentId }];
  });
}

function isStale({ annotation, currentId }: Ignore, description: Description): boolean {
  return !judgesMore(currentId) && !runLog(description).hasSuppressed(annotation, currentId);
}

/** Takes a stale entry out, with what would be left empty; names a rule by its present id. */
function mended(place: Place, description: Description): Remedy {
  const annotation = place.parent?.parent ?? place;
  const value = asObject(valueAt(annotation));
  const all = ignoresIn({ value, place: annotation }, description);
  const ignore = all.find(({ ruleId }) => ruleId === place.key);
  if (ignore === undefined) return [];
  const { ruleId, currentId } = ignore;
  const ids = Object.keys(asObject(value.ignore));
  const stale = all.filter((one, index) => isStale(one, description) || isRepeated(one, ids, all.slice(0, index)));
  if (!stale.includes(ignore)) return currentId === ruleId ? [] : [rename(place, 'key', currentId)];
  if (stale.length < ids.length) return [remove(place)];
  return [remove(Object.keys(value).length === 1 ? annotation : below(annotation, 'ignore'))];
}

/** True where another entry has the present id of the rule, or gets it. */
function isRepeated({ ruleId, currentId }: Ignore, ids: readonly string[], before: readonly Ignore[]): boolean {
  return ruleId !== currentId && (ids.includes(currentId) || before.some((one) => one.currentId === currentId));
}
