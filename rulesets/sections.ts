import type { Rule } from '../framework/rule.ts';
import { RULES } from '../rules/index.generated.ts';
import { sectionOf } from '../spec/sections.ts';
import { type Ruleset, rulesetOf } from './ruleset.ts';

/**
 * One ruleset for each section of the conventions that has rules, by the section's number. A rule that decides statements of
 * two sections is in the rulesets of both.
 */
export const SECTION_RULESETS: Readonly<Record<string, Ruleset>> = Object.fromEntries(
  [...new Set(Object.values(RULES).map((rule) => rule.extensions.lintel.section))].map((section) => [
    section,
    rulesetOf((rule) => belongsTo(rule, section)),
  ]),
);

function belongsTo(rule: Rule, section: string): boolean {
  const { section: own, statements } = rule.extensions.lintel;
  return own === section || statements.some((id) => sectionOf(id) === section);
}
