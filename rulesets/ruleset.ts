import { DOCUMENTATION_URL } from '../framework/documentation.ts';
import type { Rule } from '../framework/rule.ts';
import { RULES } from '../rules/index.generated.ts';

/** A plain Spectral ruleset. */
export interface Ruleset {
  /** Where the catalogue is published, in a build that knows it. */
  readonly documentationUrl?: string;
  readonly rules: Readonly<Record<string, Rule>>;
}

/** The ruleset of all rules that a filter keeps. */
export function rulesetOf(keep: (rule: Rule) => boolean): Ruleset {
  return rulesetWith(() => Object.fromEntries(Object.entries(RULES).filter(([, rule]) => keep(rule))));
}

/** A ruleset whose rules are put together when somebody asks for them: a run uses one of some thirty. */
export function rulesetWith(makeRules: () => Ruleset['rules']): Ruleset {
  let made: Ruleset['rules'] | undefined;
  return {
    ...(DOCUMENTATION_URL !== null && { documentationUrl: DOCUMENTATION_URL }),
    get rules() {
      made ??= makeRules();
      return made;
    },
  };
}

/** True for a rule that decides; false for one that only guesses or asks. */
export function decides(rule: Rule): boolean {
  return rule.extensions.lintel.kind !== 'review';
}
