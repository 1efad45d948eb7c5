import { reasonOf } from '../platform/error-text.ts';

/** A rule that threw instead of judging. */
export interface RuleFailure {
  readonly ruleId: string;
  readonly error: unknown;
}

/** What a message says of it. The rule may be one of a user's ruleset. */
export function failureSentence({ ruleId, error }: RuleFailure): string {
  return `the rule ${ruleId} failed (${reasonOf(error)}), and the other rules were run; correct it where it is your own, else please report this`;
}
