import type { Judgement } from '../framework/judge.ts';
import type { Rule } from '../framework/rule.ts';
import { runRules } from '../framework/run-rules.ts';
import type { Description } from '../model/description/description.ts';

/** What a rule made of one subject. */
export interface RuleJudgement extends Pick<Judgement, 'subject' | 'findings' | 'reportedBy'> {
  readonly rule: Rule;
}

export interface Judgements {
  readonly judgements: readonly RuleJudgement[];
  readonly failures: readonly { readonly rule: string; readonly error: unknown }[];
}

/** Runs rules over a description as the linter does, and keeps what held as well as what did not. */
export function recordJudgements(
  rules: readonly Rule[],
  description: Description,
  progress: (step: string) => void = () => undefined,
): Judgements {
  const judgements: RuleJudgement[] = [];
  const failures: { rule: string; error: unknown }[] = [];
  runRules(rules, description, {
    onRule: ({ extensions }) => progress(extensions.lintel.id),
    onJudgement: (rule, { subject, findings, reportedBy }) => judgements.push({ rule, subject, findings, reportedBy }),
    onFailure: ({ extensions }, error) => failures.push({ rule: extensions.lintel.id, error }),
  });
  return { judgements, failures };
}
