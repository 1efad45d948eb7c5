import { defineRule } from '../../../framework/define-rule.ts';
import { currentIdOf } from '../../../framework/former-ids.ts';
import { runLog } from '../../../framework/run-log.ts';
import { annotationsOf } from '../../../model/annotations/annotations.ts';
import { asObject, isObject } from '../../../model/description/json.ts';
import { below, type Place } from '../../../model/description/place.ts';

interface Ignore {
  readonly place: Place;
  readonly annotation: object;
  /** As it is written. */
  readonly ruleId: string;
  /** The id that the rule has now; the same, unless it is a former one. */
  readonly currentId: string;
}

/** Every `ignore` of a rule that has run hides a finding of it, and names the rule by its present id. */
export default defineRule({
  id: 'annotation-in-use',
  statements: [],
  severity: 'warn',
  summary: 'Every ignore hides a finding, and names the rule by its present id.',
  why: 'An exception that outlives its cause hides the next fault at the same place.',
  yieldsTo: ['annotation-well-formed'],
  runsAfterAllRules: true,
  subjects: (description) =>
    annotationsOf(description).flatMap(({ value, place }): Ignore[] => {
      if (!isObject(value)) return [];
      return Object.keys(asObject(value.ignore)).flatMap((ruleId) => {
        const currentId = currentIdOf(ruleId) ?? ruleId;
        if (!runLog(description).hasRun(currentId)) return [];
        return [{ place: below(place, 'ignore', ruleId), annotation: value, ruleId, currentId }];
      });
    }),
  judge: ({ annotation, ruleId, currentId }, description) => {
    if (!runLog(description).hasSuppressed(annotation, currentId)) {
      return { message: `ignoring ${ruleId} hides no finding any more; remove the entry`, isOnKey: true };
    }
    if (currentId === ruleId) return null;
    return { message: `the rule ${ruleId} is part of ${currentId} now; write ${currentId}`, isOnKey: true };
  },
});
