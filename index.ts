import type { Rule } from './framework/rule.ts';
import type { DescriptionText, DiffOptions, DiffOutcome, LintOptions, LintOutcome } from './library.ts';
import { RULES } from './rules/index.generated.ts';
import { RULESETS } from './rulesets/index.ts';
import ruleset from './rulesets/lintel.ts';
import type { Ruleset } from './rulesets/ruleset.ts';

export type { Rule } from './framework/rule.ts';
export type {
  DescriptionText,
  DiffOptions,
  DiffOutcome,
  Finding,
  LintOptions,
  LintOutcome,
  Problem,
} from './library.ts';
export type { Ruleset } from './rulesets/ruleset.ts';
export type { Range } from './source/result.ts';

/**
 * The ruleset that `extends: lintel` means: every rule, with those of severity `hint` turned on only by `[lintel,
 * all]`.
 */
export default ruleset;

/** Every rule by its id: plain Spectral rules, to be taken over into a ruleset of your own. */
export const rules: Readonly<Record<string, Rule>> = RULES;

/** Every ruleset by its name: `recommended`, `all`, `design-review`, and one per section, such as `2.2`. */
export const rulesets: Readonly<Record<string, Ruleset>> = RULESETS;

/**
 * Lints OpenAPI descriptions as `lintel lint` does, with the same findings in the same order. It writes nothing
 * anywhere and never ends the process.
 *
 * @param what Files, folders (searched for descriptions) or globs; or a text.
 * @throws Error when the ruleset cannot be used, or no file is named. What is wrong with a description is a problem in
 * the outcome instead.
 *
 * @example
 * const { results, problems } = await lint('api/openapi.yaml', { ruleset: 'design-review' });
 */
export async function lint(
  what: string | readonly string[] | DescriptionText,
  options: LintOptions = {},
): Promise<LintOutcome> {
  return (await import('./library.ts')).lint(what, options);
}

/**
 * Compares two versions of an OpenAPI description as `lintel diff` does: what changed for clients, whatever the text
 * looks like. It writes nothing anywhere and never ends the process.
 *
 * @param before The old version: a file, or a text.
 * @param after The new one.
 * @throws Error for an option that there is not. What is wrong with a description is a problem in the outcome instead.
 *
 * @example
 * const { results, problems } = await diff('released.yaml', 'openapi.yaml');
 */
export async function diff(
  before: string | DescriptionText,
  after: string | DescriptionText,
  options: DiffOptions = {},
): Promise<DiffOutcome> {
  return (await import('./library.ts')).diff(before, after, options);
}
