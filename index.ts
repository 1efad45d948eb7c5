import type { Rule } from './framework/define-rule.ts';
import { RULES } from './rules/index.generated.ts';
import all from './rulesets/all.ts';
import { RULESETS } from './rulesets/index.ts';
import type { Ruleset } from './rulesets/ruleset.ts';

/**
 * The ruleset that `extends: lintel` means. Plain, it turns on what `recommended` names; as `[lintel, all]`, the hints
 * as well.
 */
const ruleset: Ruleset = {
  ...all,
  rules: Object.fromEntries(
    Object.entries(all.rules).map(([id, rule]): [string, Rule] => [
      id,
      { ...rule, recommended: rule.severity !== 'hint' },
    ]),
  ),
};

export default ruleset;
export * as functions from './functions/index.generated.ts';
export * as grammar from './grammar/index.ts';
export { withOas } from './rulesets/with-oas.ts';
export { RULES as rules, RULESETS as rulesets };
