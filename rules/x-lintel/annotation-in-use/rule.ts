import { defineRule } from '../../../framework/define-rule.ts';
import { runLog } from '../../../framework/run-log.ts';
import { annotationsOf } from '../../../model/annotations/annotations.ts';
import { asObject, isObject } from '../../../model/description/json.ts';
import { below, type Place } from '../../../model/description/place.ts';

interface Ignore {
  readonly place: Place;
  readonly annotation: object;
  readonly ruleId: string;
}

/** Every `ignore` of a rule that has run hides a finding of it. */
export default defineRule({
  id: 'annotation-in-use',
  statements: [],
  severity: 'warn',
  summary: 'Every ignore hides a finding.',
  why: 'An exception that outlives its cause hides the next fault at the same place.',
  yieldsTo: ['annotation-well-formed'],
  runsAfterAllRules: true,
  subjects: (description) =>
    annotationsOf(description).flatMap(({ value, place }): Ignore[] => {
      if (!isObject(value)) return [];
      const ruleIds = Object.keys(asObject(value.ignore)).filter((ruleId) => runLog(description).hasRun(ruleId));
      return ruleIds.map((ruleId) => ({ place: below(place, 'ignore', ruleId), annotation: value, ruleId }));
    }),
  judge: ({ annotation, ruleId }, description) =>
    runLog(description).hasSuppressed(annotation, ruleId)
      ? null
      : { message: `ignoring ${ruleId} hides no finding any more; remove the entry` },
});
