import type { Rule } from '../framework/rule.ts';
import all from './all.ts';
import { rulesetWith } from './ruleset.ts';

/**
 * The ruleset that `extends: lintel` means. Plain, it turns on what `recommended` names; as `[lintel, all]`, the hints
 * as well.
 */
export default rulesetWith(() =>
  Object.fromEntries(
    Object.entries(all.rules).map(([id, rule]): [string, Rule] => [
      id,
      { ...rule, recommended: rule.severity !== 'hint' },
    ]),
  ),
);
