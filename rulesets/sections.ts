import type { Rule } from '../framework/rule.ts';
import { memoize } from '../model/lib/memoize.ts';
import { RULES } from '../rules/index.generated.ts';
import { sectionOf } from '../spec/sections.ts';
import { type Ruleset, rulesetOf } from './ruleset.ts';

/** The sections that a rule belongs to: its own, and those of its statements. */
const sectionsOf = memoize((rule: Rule): ReadonlySet<string> => {
  const { section, statements } = rule.extensions.lintel;
  return new Set([section, ...statements.map(sectionOf)]);
});

/**
 * One ruleset for each section of the conventions that has rules, by the section's number. A rule that decides
 * statements of two sections is in the rulesets of both.
 */
export const SECTION_RULESETS: Readonly<Record<string, Ruleset>> = Object.fromEntries(
  [...new Set(Object.values(RULES).map((rule) => rule.extensions.lintel.section))].map((section) => [
    section,
    rulesetOf((rule) => sectionsOf(rule).has(section)),
  ]),
);
