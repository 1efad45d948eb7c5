import { decides, rulesetOf } from './ruleset.ts';

/** Every rule of severity error or warn. */
export default rulesetOf((rule) => decides(rule) && rule.severity !== 'hint');
