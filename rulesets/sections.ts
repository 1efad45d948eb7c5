import { RULES } from '../rules/index.generated.ts';
import { type Ruleset, rulesetOf } from './ruleset.ts';

/** One ruleset for each section of the conventions that has rules, by the section's number. */
export const SECTIONS: Readonly<Record<string, Ruleset>> = Object.fromEntries(
  [...new Set(Object.values(RULES).map((rule) => rule.extensions.lintel.section))].map((section) => [
    section,
    rulesetOf((rule) => rule.extensions.lintel.section === section),
  ]),
);
