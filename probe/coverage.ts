import type { CoverageRow } from '../traffic/coverage.ts';
import { operationName, type Verdict } from './verdict.ts';

/** What a probe decided of a statement at an operation, as verify counts it in traffic, and what it rests on. */
export interface ProbedRow extends CoverageRow {
  readonly operation: string;
  readonly rule: string;
  readonly outcome: Verdict['outcome'];
  /** Why it was not judged. */
  readonly reason?: string;
  /** What is wrong. */
  readonly message?: string;
}

/** A row for each question. */
export function coverageOf(verdicts: readonly Verdict[]): readonly ProbedRow[] {
  return verdicts.map((verdict): ProbedRow => {
    const { rule, statement, asked, outcome } = verdict;
    const [held, broken] = [Number(outcome === 'holds'), Number(outcome === 'broken')];
    return {
      operation: operationName(asked),
      statement,
      judged: held + broken,
      held,
      broken,
      rule: rule.extensions.lintel.id,
      outcome,
      ...(verdict.outcome === 'not judged' && { reason: verdict.reason }),
      ...(verdict.outcome === 'broken' && { message: verdict.violation.message }),
    };
  });
}
