import type { RulesetFunctionWithValidator } from '@stoplight/spectral-core';
import type { Description } from '../model/description/description.ts';
import type { RuleFinding } from './finding.ts';
import type { Judgement } from './judge.ts';
import type { RuleInRun } from './rule-in-run.ts';

/** What one rule made of one description. */
export interface Outcome {
  /** Those that are reported. */
  readonly findings: readonly RuleFinding[];
  /** Number of subjects judged. */
  readonly judged: number;
}

/** A Spectral function that can also be run directly on a description. */
export type LintelFunction = RulesetFunctionWithValidator<unknown, unknown> & {
  readonly runsAfterAllRules: boolean;
  /**
   * Judges a description. Rules to which the given one yields have to have run before.
   *
   * @param onJudgement Called for each subject with what came of it.
   * @throws Error when the options are not as their schema has them.
   */
  readonly run: (
    description: Description,
    options: unknown,
    rule: RuleInRun,
    onJudgement?: (judgement: Judgement) => void,
  ) => Outcome;
};
