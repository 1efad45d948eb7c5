import { SECTIONS_OF_OUR_OWN } from '../framework/describe-rule.ts';
import { SECTION_RULESETS } from '../rulesets/sections.ts';
import { SECTION_NUMBERS } from '../spec/sections.ts';

const SECTIONS_WITH_RULES = [...SECTION_NUMBERS, ...Object.keys(SECTIONS_OF_OUR_OWN)].filter((name) =>
  Object.hasOwn(SECTION_RULESETS, name),
);

/**
 * What `--section` takes, in the order of the conventions: sections with rules, and before the first of a chapter the
 * chapter.
 */
export const SECTION_NAMES: readonly string[] = [
  ...new Set(SECTIONS_WITH_RULES.flatMap((name) => [name.split('.', 1)[0] ?? name, name])),
];

/** The sections that a name means: the section of that name, or all of the chapter that is no section itself. */
export function sectionsCalled(name: string): readonly string[] {
  if (SECTIONS_WITH_RULES.includes(name)) return [name];
  return SECTIONS_WITH_RULES.filter((section) => section.startsWith(`${name}.`));
}
