import { rulesetOf } from './ruleset.ts';

/** Every rule, with the questions that only a reviewer can answer. */
export default rulesetOf(() => true);
