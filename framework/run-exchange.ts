import { member } from '../model/description/json.ts';
import { nameInFile, type Place } from '../model/description/place.ts';
import { BATCH_RESULT } from '../model/exchange/batch-result.ts';
import type { Selected } from '../model/exchange/body/walk-bodies.ts';
import type { Exchange } from '../model/exchange/exchange.ts';
import type { Traffic } from '../model/exchange/traffic.ts';
import { appendTo } from '../model/lib/group-by.ts';
import { memoize, memoizeText } from '../model/lib/memoize.ts';
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
    for (const id of yieldsTo(one, rules)) {
      const other = byId.get(id);
      if (other !== undefined) visit(other, [...above, idOf(one)]);
    }
    ordered.add(one);
  };
  for (const one of rules) visit(one, []);
  return [...ordered];
}

/**
 * Judges one exchange by rules that are in order. A rule is silent where one that it yields to, and that is no less
 * severe, reports the same place.
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
  const selected = selectedIn(exchange, traffic);
  for (const one of turnsFor(rules, exchange)) {
    if (one.bit !== 0 && selected !== null && (selected.lookedBits & one.bit) === 0) {
      if ((selected.held & one.bit) !== 0) verdicts.push(one.held);
      continue;
    }
    const { isJudged, violations } = judgementOf(one, exchange, traffic, onFailure);
    if (!isJudged) continue;
    verdicts.push(violations.length === 0 ? one.held : one.broken);
    if (violations.length === 0) continue;
    const silencers = covering.idsAmong(one.yieldsTo);
    for (const violation of violations) {
      const others = silencers.length === 0 ? NONE : covering.at(violation.at, silencers, one.severity);
      if (others.length > 0) {
        for (const other of others) other.statements = joined(other.statements, one.rule);
        continue;
      }
      const finding = new RunningFinding(one.rule, violation, one.severity);
      findings.push(finding);
      if (one.silencesOthers) covering.add(one.id, finding, violation);
    }
  }
  return { findings, verdicts };
}

/** Null where a selection fails: whoever asks for its values hears of it. */
function selectedIn(exchange: Exchange, traffic: Traffic): Selected | null {
  try {
    return traffic.selectedIn(exchange);
  } catch {
    return null;
  }
}

/** A rule of a run, with what is the same for every exchange. */
interface Turn extends ExchangeRule {
  readonly id: string;
  readonly severity: SeverityNumber;
  readonly yieldsTo: readonly string[];
  /** Whether another rule of the run yields to it. */
  readonly silencesOthers: boolean;
  /** That of the selection, for a rule that judges nothing but its values; 0 for others. */
  readonly bit: number;
  readonly held: ExchangeOutcome['verdicts'][number];
  readonly broken: ExchangeOutcome['verdicts'][number];
}

/** The rules that may judge something in an exchange. */
function turnsFor(rules: readonly ExchangeRule[], { request, response }: Exchange): readonly Turn[] {
  const hasBatchResult = member(response.body.json?.value, BATCH_RESULT) !== undefined;
  return turnsByKind(rules)(`${response.status} ${hasBatchResult ? 1 : 0} ${request.method}`);
}

/** As many kinds of exchanges as are kept. */
const MOST_KINDS = 1_000;

const turnsByKind = memoize((rules: readonly ExchangeRule[]) =>
  memoizeText((kind): readonly Turn[] => {
    const [status, isBatch, method = ''] = kind.split(' ');
    const one = { method: method.toUpperCase(), status: Number(status), hasBatchResult: isBatch === '1' };
    return turnsOf(rules).filter(({ check }) => check.concerns(one));
  }, MOST_KINDS),
);

const turnsOf: (rules: readonly ExchangeRule[]) => readonly Turn[] = memoize((rules) => {
  const silencing = new Set(rules.flatMap((one) => yieldsTo(one, rules)));
  return rules.map((one): Turn => {
    const { rule, check } = one;
    const id = idOf(one);
    return {
      rule,
      check,
      id,
      severity: severityNumber(rule.severity),
      yieldsTo: yieldsTo(one, rules),
      silencesOthers: silencing.has(id),
      bit: check.only?.bit ?? 0,
      held: { rule, holds: true },
      broken: { rule, holds: false },
    };
  });
});

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

/** The ids of the rules to which one yields in a run. */
function yieldsTo({ rule, check }: ExchangeRule, rules: readonly ExchangeRule[]): readonly string[] {
  const grouped = rules.filter(
    (other) => other.check.group !== null && check.yieldsToGroups.includes(other.check.group),
  );
  return [...rule.extensions.lintel.yieldsTo, ...check.yieldsTo, ...grouped.map(idOf)];
}

/**
 * The findings so far to which other rules yield, by rule and place. Places get their names when a rule asks that
 * yields to one with findings.
 */
class Covering {
  private readonly waiting = new Map<
    string,
    { readonly finding: RunningFinding; readonly places: readonly Place[] }[]
  >();
  private readonly named = new Map<string, Map<string, RunningFinding[]>>();

  add(id: string, finding: RunningFinding, { at, covers = [] }: PlacedViolation): void {
    appendTo(this.waiting, id, { finding, places: [at, ...covers] });
  }

  /** Those of some rules that have findings. */
  idsAmong(ids: readonly string[]): readonly string[] {
    return this.waiting.size === 0 || ids.length === 0 ? NO_IDS : ids.filter((id) => this.waiting.has(id));
  }

  /** The findings of rules that cover a place for one that yields to them: those that are no less severe. */
  at(place: Place, ids: readonly string[], severity: SeverityNumber): RunningFinding[] {
    const name = nameInFile(place);
    const covering: RunningFinding[] = [];
    for (const id of ids)
      for (const other of this.namedOf(id).get(name) ?? NONE) if (other.severity <= severity) covering.push(other);
    return covering;
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
const NO_IDS: readonly string[] = [];
