import { decides, rulesetOf } from './ruleset.ts';

/** Every rule that decides a statement, hints included. */
export default rulesetOf(decides);
