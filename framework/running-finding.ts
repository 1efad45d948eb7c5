import type { Place } from '../model/description/place.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import type { RuleFinding, Violation } from './finding.ts';
import type { Remedy } from './remedy.ts';
import type { RuleInRun } from './rule-in-run.ts';

/** What a finding consists of while the run goes on. */
export interface FindingParts extends Pick<RuleFinding, 'place' | 'places' | 'isReported' | 'rule'> {
  readonly wording: Violation['message'];
  readonly remedy: Violation['remedy'] | null;
  readonly cause: string | object | null;
  /** All places of the violation, whether or not they are left. */
  readonly wrong: readonly Place[];
  /** Further places that have the same cause. */
  readonly further: readonly Place[];
  readonly yieldedTo: readonly RunningFinding[];
}

/** A finding while the run goes on: rules that yield to it add their statements. */
export class RunningFinding implements RuleFinding {
  readonly rule: RuleInRun;
  readonly message: string;
  readonly place: Place;
  readonly places: readonly Place[] | null;
  readonly isReported: boolean;
  readonly remedy: Remedy | null;
  /** Shared by the findings of a rule as long as no other rule yields to one of them. */
  statements: readonly StatementId[];

  constructor(readonly parts: FindingParts) {
    const { rule, place, places, isReported, wording, remedy = null, yieldedTo } = parts;
    this.rule = rule;
    this.place = place;
    this.places = places;
    this.isReported = isReported;
    this.message = typeof wording === 'string' ? wording : isReported ? wording(places ?? [place]) : '';
    this.remedy = typeof remedy !== 'function' ? remedy : isReported ? remedy(places ?? [place]) : null;
    this.statements = rule.statements;
    for (const finding of yieldedTo) finding.alsoViolates(rule.statements);
  }

  get yieldedTo(): readonly RunningFinding[] {
    return this.parts.yieldedTo;
  }

  get covers(): Iterable<Place> {
    return [this.place, ...this.parts.wrong, ...this.parts.further];
  }

  private alsoViolates(statements: readonly StatementId[]): void {
    this.statements = [...new Set([...this.statements, ...statements])];
    for (const finding of this.yieldedTo) finding.alsoViolates(statements);
  }
}
