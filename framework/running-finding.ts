import type { Place } from '../model/description/place.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import type { RuleAtPlace, RuleFinding, Violation } from './finding.ts';
import type { Remedy } from './remedy.ts';
import type { RuleInRun } from './rule-in-run.ts';

/** What a finding consists of while the run goes on. */
export interface FindingParts extends Pick<RuleFinding, 'place' | 'isOnKey' | 'places' | 'isReported' | 'rule'> {
  readonly wording: Violation['message'];
  readonly remedy: Violation['remedy'] | null;
  readonly cause: string | object | null;
  /** All places of the violation, whether or not they are left. */
  readonly wrong: readonly Place[];
  /** Further places that have the same cause. */
  readonly further: readonly Place[];
  readonly yieldedTo: readonly RunningFinding[];
}

const NONE: readonly never[] = Object.freeze([]);

/** A finding while the run goes on: rules that yield to it add their statements. */
export class RunningFinding implements RuleFinding {
  readonly rule: RuleInRun;
  readonly message: string;
  readonly place: Place;
  readonly isOnKey: boolean;
  readonly places: readonly Place[] | null;
  readonly isReported: boolean;
  /** Null as long as nobody asked for the remedy; a function's edits are made only then. */
  private edits: { readonly remedy: Remedy | null } | null = null;
  /** Shared by the findings of a rule as long as no other rule yields to one of them. */
  statements: readonly StatementId[];
  /** Those that yielded to it; null for none, as of most. */
  private yielded: RunningFinding[] | null = null;

  constructor(readonly parts: FindingParts) {
    const { rule, place, isOnKey, places, isReported, wording } = parts;
    this.rule = rule;
    this.place = place;
    this.isOnKey = isOnKey;
    this.places = places;
    this.isReported = isReported;
    this.message = typeof wording === 'string' ? wording : isReported ? wording(places ?? [place]) : '';
    this.statements = rule.statements;
  }

  /** Adds it to those to which it yielded. One that is joined from others does not do so: each of them has, at its own place. */
  addToThoseYieldedTo(): void {
    for (const finding of this.yieldedTo) {
      finding.alsoViolates(this.rule.statements);
      finding.yielded ??= [];
      finding.yielded.push(this);
    }
  }

  get remedy(): Remedy | null {
    this.edits ??= { remedy: this.made() };
    return this.edits.remedy;
  }

  private made(): Remedy | null {
    const { remedy = null } = this.parts;
    if (typeof remedy !== 'function') return remedy;
    const edits = this.isReported ? remedy(this.places ?? [this.place]) : [];
    return edits.length > 0 ? edits : null;
  }

  get yieldedTo(): readonly RunningFinding[] {
    return this.parts.yieldedTo;
  }

  get covers(): Iterable<Place> {
    return [this.place, ...this.parts.wrong, ...this.parts.further];
  }

  get sameCause(): Iterable<RuleAtPlace> {
    const { wrong, further } = this.parts;
    if (wrong.length === 0 && further.length === 0 && this.yielded === null) return NONE;
    const own = [this.place, ...wrong, ...further].map((place) => ({ code: this.rule.code, place }));
    return [...own, ...(this.yielded ?? NONE).flatMap((finding) => finding.atItsPlaces())];
  }

  /** The rule at the places of the finding itself, and what yielded to it. */
  private atItsPlaces(): RuleAtPlace[] {
    const own = [this.place, ...this.parts.wrong].map((place) => ({ code: this.rule.code, place }));
    return [...own, ...(this.yielded ?? NONE).flatMap((finding) => finding.atItsPlaces())];
  }

  private alsoViolates(statements: readonly StatementId[]): void {
    const further = statements.filter((statement) => !this.statements.includes(statement));
    // What it violates already is known to those to which it yielded.
    if (further.length === 0) return;
    this.statements = [...this.statements, ...further];
    for (const finding of this.yieldedTo) finding.alsoViolates(statements);
  }
}
