import { nameInFile, type Place } from '../model/description/place.ts';
import type { Exchange } from '../model/exchange/exchange.ts';
import type { Traffic } from '../model/exchange/traffic.ts';
import { appendTo } from '../model/lib/group-by.ts';
import { memoize } from '../model/lib/memoize.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import type { ExchangeCheck, ExchangeJudgement, PlacedViolation } from './define-exchange.ts';
import { messageOf } from './describe-rule.ts';
import type { AnyRule } from './rule.ts';
import { type SeverityNumber, severityNumber } from './severity.ts';

/** A rule with its check of exchanges. */
export interface ExchangeRule {
  readonly rule: AnyRule;
  readonly check: ExchangeCheck;
}

/** A violation of a rule in an exchange. */
export interface ExchangeFinding {
  readonly rule: AnyRule;
  /** With the section. */
  readonly message: string;
  readonly severity: SeverityNumber;
  readonly place: Place;
  /** Which of several things at the place it is about; undefined where it is about the place. */
  readonly about?: string | undefined;
  /** The statements that its cause violates: the rule's own, and those of the rules that yielded to it. */
  readonly statements: readonly StatementId[];
}

/** What came of one exchange. */
export interface ExchangeOutcome {
  readonly findings: readonly ExchangeFinding[];
  /** The rules that judged something in it, with whether it holds. */
  readonly verdicts: readonly { readonly rule: AnyRule; readonly holds: boolean }[];
}

/** The text of a finding is made when it is shown: most are the same fault again, of which a report shows the first. */
class RunningFinding implements ExchangeFinding {
  statements: readonly StatementId[];

  constructor(
    readonly rule: AnyRule,
    private readonly violation: PlacedViolation,
    readonly severity: SeverityNumber,
  ) {
    this.statements = violation.statements ?? rule.extensions.lintel.statements;
  }

  get message(): string {
    const { message } = this.violation;
    return messageOf(this.rule, typeof message === 'string' ? message : message());
  }

  get about(): string | undefined {
    return this.violation.about;
  }

  get place(): Place {
    return this.violation.at;
  }
}

/** Rules in the order in which they judge: each after those to which it yields. */
export function inOrder(rules: readonly ExchangeRule[]): readonly ExchangeRule[] {
  const byId = new Map(rules.map((one) => [idOf(one), one]));
  const ordered = new Set<ExchangeRule>();
  const visit = (one: ExchangeRule, above: readonly string[]): void => {
    if (ordered.has(one) || above.includes(idOf(one))) return;
    for (const id of yieldsTo(one)) {
      const other = byId.get(id);
      if (other !== undefined) visit(other, [...above, idOf(one)]);
    }
    ordered.add(one);
  };
  for (const one of rules) visit(one, []);
  return [...ordered];
}

/**
 * Judges one exchange by rules that are in order. A rule is silent where one that it yields to, and that is no less severe, reports the same place.
 *
 * @param onFailure Is told of a rule that throws; left out, the error goes on to the caller.
 */
export function runExchange(
  rules: readonly ExchangeRule[],
  exchange: Exchange,
  traffic: Traffic,
  onFailure?: (rule: AnyRule, error: unknown) => void,
): ExchangeOutcome {
  const findings: RunningFinding[] = [];
  const verdicts: { readonly rule: AnyRule; readonly holds: boolean }[] = [];
  const covering = new Covering();
  const silencing = silencingIn(rules);
  for (const one of rules) {
    const { isJudged, violations } = judgementOf(one, exchange, traffic, onFailure);
    if (!isJudged) continue;
    verdicts.push({ rule: one.rule, holds: violations.length === 0 });
    for (const violation of violations) {
      const others = covering.at(violation.at, one);
      if (others.length > 0) {
        for (const other of others) other.statements = joined(other.statements, one.rule);
        continue;
      }
      const finding = new RunningFinding(one.rule, violation, severityNumber(one.rule.severity));
      findings.push(finding);
      if (silencing.has(idOf(one))) covering.add(finding, violation);
    }
  }
  return { findings, verdicts };
}

/** The ids of the rules to which others in the run yield. */
const silencingIn: (rules: readonly ExchangeRule[]) => ReadonlySet<string> = memoize(
  (rules) => new Set(rules.flatMap(yieldsTo)),
);

function judgementOf(
  { rule, check }: ExchangeRule,
  exchange: Exchange,
  traffic: Traffic,
  onFailure?: (rule: AnyRule, error: unknown) => void,
): ExchangeJudgement {
  try {
    return check.run(exchange, traffic);
  } catch (error) {
    if (onFailure === undefined) throw error;
    onFailure(rule, error);
    return { isJudged: false, violations: [] };
  }
}

function joined(statements: readonly StatementId[], rule: AnyRule): readonly StatementId[] {
  return [...new Set([...statements, ...rule.extensions.lintel.statements])];
}

function idOf({ rule }: ExchangeRule): string {
  return rule.extensions.lintel.id;
}

const yieldsTo: (one: ExchangeRule) => readonly string[] = memoize(({ rule, check }) => [
  ...rule.extensions.lintel.yieldsTo,
  ...check.yieldsTo,
]);

/** The findings so far to which other rules yield, by rule and place. Places get their names when a rule asks that yields to one with findings. */
class Covering {
  private readonly waiting = new Map<
    string,
    { readonly finding: RunningFinding; readonly places: readonly Place[] }[]
  >();
  private readonly named = new Map<string, Map<string, RunningFinding[]>>();

  add(finding: RunningFinding, { at, covers = [] }: PlacedViolation): void {
    appendTo(this.waiting, finding.rule.extensions.lintel.id, { finding, places: [at, ...covers] });
  }

  /** The findings that cover a place for a rule: those of rules to which it yields, and that are no less severe. */
  at(place: Place, one: ExchangeRule): RunningFinding[] {
    if (this.waiting.size === 0) return NONE;
    const ids = yieldsTo(one).filter((id) => this.waiting.has(id));
    if (ids.length === 0) return NONE;
    const severity = severityNumber(one.rule.severity);
    const name = nameInFile(place);
    return ids.flatMap((id) => (this.namedOf(id).get(name) ?? []).filter((other) => other.severity <= severity));
  }

  /** All findings of a rule are there before another one asks for them. */
  private namedOf(id: string): ReadonlyMap<string, RunningFinding[]> {
    const known = this.named.get(id);
    if (known !== undefined) return known;
    const made = new Map<string, RunningFinding[]>();
    for (const { finding, places } of this.waiting.get(id) ?? [])
      for (const place of places) appendTo(made, nameInFile(place), finding);
    this.named.set(id, made);
    return made;
  }
}

const NONE: RunningFinding[] = [];
