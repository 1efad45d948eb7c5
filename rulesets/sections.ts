import type { Rule } from '../framework/rule.ts';
import { RULES } from '../rules/index.generated.ts';
import { sectionOf } from '../spec/sections.ts';
import { type Ruleset, rulesetOf } from './ruleset.ts';

/** The sections that each rule belongs to: its own first, then those of its statements. */
const SECTIONS: ReadonlyMap<Rule, ReadonlySet<string>> = new Map(
  Object.values(RULES).map((rule) => {
    const { section, statements } = rule.extensions.lintel;
    return [rule, new Set([section, ...statements.map(sectionOf)])];
  }),
);

/**
 * One ruleset for each section of the conventions that has rules, by the section's number. A rule that decides
 * statements of two sections is in the rulesets of both.
 */
export const SECTION_RULESETS: Readonly<Record<string, Ruleset>> = Object.fromEntries(
  [...new Set(Array.from(SECTIONS.keys(), (rule) => rule.extensions.lintel.section))].map((section) => [
    section,
    rulesetOf((rule) => SECTIONS.get(rule)?.has(section) ?? false),
  ]),
);
