import { suppressionIn } from '../model/annotations/annotations.ts';
import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import type { RuleFinding, Violation, Violations } from './finding.ts';
import type { Remedy } from './remedy.ts';
import type { RuleInRun } from './rule-in-run.ts';
import type { RunLog } from './run-log.ts';

/** What came of judging one subject. */
export interface Judgement {
  readonly subject: Place;
  /** The findings that are reported. */
  readonly findings: readonly RuleFinding[];
  /** The findings of other rules that report what this rule found, since it yields to them. */
  readonly reportedBy: readonly RuleFinding[];
}

/** Turns the violations of one subject into findings: exceptions and the rules to which this one yields are heeded here, once. */
export function findingsOf(
  subject: Place,
  violations: Violations,
  rule: RuleInRun,
  description: Description,
  log: RunLog,
): readonly RuleFinding[] {
  // Most subjects have none, and there are many subjects.
  if (violations === null || violations === undefined) return NONE;
  if ('message' in violations) return [findingOf(violations, subject, rule, description, log)];
  return violations.length === 0
    ? NONE
    : violations.map((violation) => findingOf(violation, subject, rule, description, log));
}

/** What the findings of one subject come to. */
export function judgementOf(subject: Place, all: readonly RuleFinding[]): Judgement {
  return {
    subject,
    findings: all.filter(({ isReported }) => isReported),
    reportedBy: all.flatMap(({ yieldedTo }) => yieldedTo).filter(({ isReported }) => isReported),
  };
}

/** A finding while the run goes on: rules that yield to it add their statements. */
class RunningFinding implements RuleFinding {
  statements: readonly StatementId[];

  constructor(
    readonly message: string,
    readonly place: Place,
    /** The places of the violation, whether or not they are left. */
    private readonly wrong: readonly Place[],
    private readonly further: readonly Place[] | undefined,
    readonly places: readonly Place[] | null,
    readonly isReported: boolean,
    readonly remedy: Remedy | null,
    readonly rule: RuleInRun,
    /** The findings that report its cause in its stead, at some or all of its places. */
    readonly yieldedTo: readonly RunningFinding[],
  ) {
    // Shared by the findings of a rule as long as no other rule yields to one of them.
    this.statements = rule.statements;
    for (const finding of yieldedTo) finding.alsoViolates(rule.statements);
  }

  get covers(): Iterable<Place> {
    return [this.place, ...this.wrong, ...(this.further ?? NONE)];
  }

  private alsoViolates(statements: readonly StatementId[]): void {
    this.statements = [...new Set([...this.statements, ...statements])];
    for (const finding of this.yieldedTo) finding.alsoViolates(statements);
  }
}

const NONE: readonly never[] = Object.freeze([]);

function findingOf(
  { message, at, places, covers, remedy }: Violation,
  subject: Place,
  rule: RuleInRun,
  description: Description,
  log: RunLog,
): RunningFinding {
  const place = at ?? subject;
  let yieldedTo: readonly RunningFinding[] = NONE;
  const isLeft = (one: Place): boolean => {
    const covering = log.coveringFindings(rule, one) as readonly RunningFinding[];
    if (covering.length > 0) yieldedTo = [...new Set([...yieldedTo, ...covering])];
    return covering.length === 0 && !isSuppressed(one, rule, description, log);
  };
  const left = places?.filter(isLeft) ?? null;
  const isReported = left === null ? isLeft(place) : left.length > 0;
  const text = typeof message === 'string' ? message : isReported ? message(left ?? [place]) : '';
  const edits = typeof remedy !== 'function' ? (remedy ?? null) : isReported ? remedy(left ?? [place]) : null;
  return new RunningFinding(text, place, places ?? NONE, covers, left, isReported, edits, rule, yieldedTo);
}

function isSuppressed(place: Place, { code }: RuleInRun, description: Description, log: RunLog): boolean {
  const annotation = suppressionIn(description, place, code);
  if (annotation !== null) log.noteSuppressed(annotation, code);
  return annotation !== null;
}
