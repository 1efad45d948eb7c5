import type { Description } from '../model/description/description.ts';
import type { Judgement } from './judge.ts';
import type { Outcome } from './lintel-function.ts';
import type { Rule } from './rule.ts';
import type { RuleInRun } from './rule-in-run.ts';
import { turnOf } from './rule-order.ts';
import { runLog } from './run-log.ts';
import { severityNumber } from './severity.ts';

/** Who wants to know what happens while rules run. */
export interface RunListener {
  readonly onRule?: (rule: Rule) => void;
  readonly onJudgement?: (rule: Rule, judgement: Judgement) => void;
  readonly onOutcome?: (rule: Rule, outcome: Outcome) => void;
  /** A rule that throws is taken out, and the others go on. Left out, the error goes on to the caller. */
  readonly onFailure?: (rule: Rule, error: unknown) => void;
}

/**
 * Runs rules over a description, each after those to which it yields. What they found is complete once all have run.
 *
 * @throws Error of a rule, where `onFailure` is left out.
 */
export function runRules(rules: readonly Rule[], description: Description, listener: RunListener): void {
  const log = runLog(description);
  const ordered = rules.map(withTurn).sort((one, other) => one.turn - other.turn);
  for (const { inRun } of ordered) log.enter(inRun);
  for (const { rule, inRun } of ordered) {
    listener.onRule?.(rule);
    const { function: lintelFunction, functionOptions = null } = rule.then;
    try {
      const onJudgement = listener.onJudgement && ((one: Judgement) => listener.onJudgement?.(rule, one));
      const outcome = lintelFunction.run(description, functionOptions, inRun, onJudgement);
      listener.onOutcome?.(rule, outcome);
    } catch (error) {
      if (listener.onFailure === undefined) throw error;
      listener.onFailure(rule, error);
    }
    log.leave(inRun);
  }
}

interface RunningRule {
  readonly rule: Rule;
  readonly inRun: RuleInRun;
  readonly turn: number;
}

function withTurn(rule: Rule): RunningRule {
  const own = inRun(rule);
  return { rule, inRun: own, turn: turnOf(own, rule.then.function.runsAfterAllRules) };
}

function inRun({ extensions, severity }: Rule): RuleInRun {
  const { id, formerIds, statements, yieldsTo, joins, fix } = extensions.lintel;
  const number = severityNumber(severity);
  return { code: id, id, formerIds, statements, yieldsTo, joins, fix, severityAt: () => number };
}
