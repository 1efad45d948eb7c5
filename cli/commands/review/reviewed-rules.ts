import type { RuleInfo } from '../../../engine/engine.ts';
import { changedRuleset } from '../../../engine/rule-changes.ts';
import type { Rule } from '../../../framework/rule.ts';
import type { ReviewRuleset } from '../../../review/review.ts';
import designReview from '../../../rulesets/design-review.ts';
import type { Severity } from '../../../spec/statement.ts';
import { DEFAULT, type HeldSettings } from '../../held-settings.ts';

/** Every rule of Lintel as it comes. */
export const EVERY_RULE: ReviewRuleset = {
  name: 'design-review',
  rules: Object.values(designReview.rules),
  leftOut: [],
};

/**
 * The rules that take part in a review by the settings of a project: those of its ruleset, with its severities, and all
 * that only ask, which hardly a ruleset for linting has. Where no ruleset is named or found, every rule. Rules that are
 * no rules of Lintel cannot say what they judged, and are left out.
 *
 * @param inRuleset the rules of the ruleset, with the changes of the settings
 * @throws UsageError for a change of a rule that does not exist.
 */
export function reviewedRules({ ruleset, changes }: HeldSettings, inRuleset: readonly RuleInfo[]): ReviewRuleset {
  if (ruleset.from === DEFAULT) {
    return { ...EVERY_RULE, rules: Object.values(changedRuleset(designReview, changes).rules) };
  }
  const severities = new Map(inRuleset.map(({ id, severity }) => [id, severity]));
  const off = new Set(
    changes.filter(({ severity, onlyTightens }) => severity === 'off' && onlyTightens !== true).map(({ id }) => id),
  );
  const rules = Object.values(designReview.rules).flatMap((rule): Rule[] => {
    const { id, kind } = rule.extensions.lintel;
    const severity = severities.get(id);
    if (severity !== undefined) return [{ ...rule, severity: severity === 'info' ? 'hint' : (severity as Severity) }];
    return kind === 'review' && !off.has(id) ? [rule] : [];
  });
  const own = new Set(Object.keys(designReview.rules));
  return { name: ruleset.value, rules, leftOut: [...severities.keys()].filter((id) => !own.has(id)) };
}
