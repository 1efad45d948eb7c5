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
  /** The last exchange in which it was judged, and whether all held there so far. */
  exchange: number;
  holds: boolean;
}

/** Which statements were seen at which operations, and what came of it. */
export class Coverage {
  /** By operation (method and path), then by statement. */
  private readonly operations = new Map<string, Map<StatementId, Verdicts>>();
  /** The same by operation and the rule that judges the statements. */
  private readonly ofRules = new Map<string, Map<AnyRule, readonly Verdicts[]>>();
  private exchange = 0;

  note(operation: string, verdicts: readonly { readonly rule: AnyRule; readonly holds: boolean }[]): void {
    this.exchange++;
    const ofRules = this.ofRules.get(operation) ?? new Map<AnyRule, readonly Verdicts[]>();
    if (ofRules.size === 0) {
      this.operations.set(operation, new Map());
      this.ofRules.set(operation, ofRules);
    }
    for (const { rule, holds } of verdicts) {
      let counts = ofRules.get(rule);
      if (counts === undefined) {
        counts = this.verdictsOf(operation, rule);
        ofRules.set(rule, counts);
      }
      for (const one of counts) this.count(one, holds);
    }
  }

  private verdictsOf(operation: string, rule: AnyRule): readonly Verdicts[] {
    const statements = this.operations.get(operation) ?? new Map<StatementId, Verdicts>();
    return rule.extensions.lintel.statements.map((id) => {
      const known = statements.get(id) ?? { judged: 0, held: 0, exchange: 0, holds: true };
      statements.set(id, known);
      return known;
    });
  }

  /** Several rules may judge a statement: it holds in an exchange where all of them say so. */
  private count(known: Verdicts, holds: boolean): void {
    if (known.exchange !== this.exchange) {
      known.exchange = this.exchange;
      known.holds = holds;
      known.judged++;
      if (holds) known.held++;
    } else if (known.holds && !holds) {
      known.holds = false;
      known.held--;
    }
  }

  /**
   * The verdicts by operation and statement, then the statements of the rules of the run that no exchange was about.
   */
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
