import type { Rule } from '../framework/rule.ts';
import { RULES } from '../rules/index.generated.ts';

/** A plain Spectral ruleset. */
export interface Ruleset {
  readonly documentationUrl: string;
  readonly rules: Readonly<Record<string, Rule>>;
}

/** The ruleset of all rules that a filter keeps. */
export function rulesetOf(keep: (rule: Rule) => boolean): Ruleset {
  const rules = Object.entries(RULES).filter(([, rule]) => keep(rule));
  return { documentationUrl: 'https://lintel.example', rules: Object.fromEntries(rules) };
}

/** True for a rule that decides; false for one that only guesses or asks. */
export function decides(rule: Rule): boolean {
  return rule.extensions.lintel.kind !== 'review';
}
