import type { AnyRule } from '../framework/rule.ts';
import type { ExchangeRule } from '../framework/run-exchange.ts';
import type { StatementId } from '../spec/statements.generated.ts';

/** How often a statement was judged at an operation, in exchanges. */
export interface CoverageRow {
  /** Method and path; null for a statement that was never judged. */
  readonly operation: string | null;
  readonly statement: StatementId;
  readonly judged: number;
  readonly held: number;
  readonly broken: number;
}

/** How often something was judged. */
interface Verdicts {
  /** In how many exchanges. */
  judged: number;
  /** In how many of these nothing was wrong. */
  held: number;
}

/** Which statements were seen at which operations, and what came of it. */
export class Coverage {
  /** By operation (method and path), then by statement. */
  private readonly operations = new Map<string, Map<StatementId, Verdicts>>();

  note(operation: string, verdicts: readonly { readonly rule: AnyRule; readonly holds: boolean }[]): void {
    const statements = this.operations.get(operation) ?? new Map<StatementId, Verdicts>();
    if (statements.size === 0) this.operations.set(operation, statements);
    const broken = new Set(verdicts.flatMap(({ rule, holds }) => (holds ? [] : rule.extensions.lintel.statements)));
    const seen = new Set<StatementId>();
    for (const { rule } of verdicts) {
      for (const id of rule.extensions.lintel.statements) {
        if (seen.has(id)) continue;
        seen.add(id);
        const known = statements.get(id) ?? { judged: 0, held: 0 };
        if (known.judged === 0) statements.set(id, known);
        known.judged++;
        if (!broken.has(id)) known.held++;
      }
    }
  }

  /** The verdicts by operation and statement, then the statements of the rules of the run that no exchange was about. */
  rows(rules: readonly ExchangeRule[]): CoverageRow[] {
    const rows = Array.from(this.operations, ([operation, statements]) =>
      Array.from(statements, ([statement, { judged, held }]) => ({
        operation,
        statement,
        judged,
        held,
        broken: judged - held,
      })),
    ).flat();
    const seen = new Set(rows.map(({ statement }) => statement));
    const all = new Set(rules.flatMap(({ rule }) => rule.extensions.lintel.statements));
    const never = [...all].filter((statement) => !seen.has(statement));
    return [...rows, ...never.map((statement) => ({ operation: null, statement, judged: 0, held: 0, broken: 0 }))];
  }
}
