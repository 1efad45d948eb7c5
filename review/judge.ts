import type { Finding } from '../framework/define-function.ts';
import type { Rule } from '../framework/define-rule.ts';
import { runLog } from '../framework/run-log.ts';
import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';

/** Something that a rule judged, and what it found there. */
export interface Judgement {
  readonly rule: Rule;
  readonly subject: Place;
  readonly findings: readonly Finding[];
}

export interface Judgements {
  readonly judgements: readonly Judgement[];
  readonly failures: readonly { readonly rule: string; readonly error: unknown }[];
}

/** Runs rules over a description as the linter does, and keeps what held as well as what did not. */
export function judge(rules: readonly Rule[], description: Description): Judgements {
  const log = runLog(description);
  const judgements: Judgement[] = [];
  const failures: { rule: string; error: unknown }[] = [];
  for (const rule of rules.toSorted(
    (left, right) => Number(left.then.function.last) - Number(right.then.function.last),
  )) {
    log.listener = (_ruleId, subject, findings) => judgements.push({ rule, subject, findings });
    try {
      rule.then.function.run(description, rule.then.functionOptions ?? null, rule.extensions.lintel.id);
    } catch (error) {
      failures.push({ rule: rule.extensions.lintel.id, error });
    }
  }
  log.listener = null;
  return { judgements, failures };
}
