import type { Place } from '../model/description/place.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import type { RuleAtPlace, RuleFinding, Violation } from './finding.ts';
import type { FixFacts } from './fixes/rule-fix.ts';
import type { Remedy } from './remedy.ts';
import type { RuleInRun } from './rule-in-run.ts';

/** What its message and its edits are made from, and what says which findings it is joined with. */
export interface FindingDraft {
  readonly wording: Violation['message'];
  readonly remedy: Violation['remedy'] | null;
  readonly cause: string | object | null;
  readonly fix: FixFacts | null;
  /** Those that it was joined from. */
  readonly parts: readonly RunningFinding[];
}

/** What a finding consists of while the run goes on. */
export interface FindingParts
  extends FindingDraft,
    Pick<RuleFinding, 'place' | 'isOnKey' | 'places' | 'isReported' | 'rule' | 'statements'> {
  /** All places of the violation, whether or not they are left. */
  readonly wrong: readonly Place[];
  /** Further places that have the same cause. */
  readonly further: readonly Place[];
  readonly yieldedTo: readonly RunningFinding[];
}

const NONE: readonly never[] = Object.freeze([]);

const LET_GO: FindingDraft = Object.freeze({ wording: '', remedy: null, cause: null, fix: null, parts: NONE });

/** A finding while the run goes on: rules that yield to it add their statements. */
export class RunningFinding implements RuleFinding {
  readonly rule: RuleInRun;
  message: string;
  readonly place: Place;
  readonly isOnKey: boolean;
  readonly places: readonly Place[] | null;
  readonly isReported: boolean;
  readonly wrong: readonly Place[];
  readonly further: readonly Place[];
  readonly yieldedTo: readonly RunningFinding[];
  draft: FindingDraft;
  /** Shared by the findings of a rule as long as no other rule yields to one of them. */
  statements: readonly StatementId[];
  /** Those that yielded to it; null for none, as of most. */
  private yielded: RunningFinding[] | null = null;

  constructor({ wording, remedy, cause, fix, parts: joined, ...parts }: FindingParts) {
    const { rule, place, isOnKey, places, isReported } = parts;
    this.rule = rule;
    this.message = typeof wording === 'string' ? wording : isReported ? wording(places ?? [place]) : '';
    this.place = place;
    this.isOnKey = isOnKey;
    this.places = places;
    this.isReported = isReported;
    this.wrong = parts.wrong;
    this.further = parts.further;
    this.yieldedTo = parts.yieldedTo;
    this.draft = { wording, remedy, cause, fix, parts: joined };
    this.statements = parts.statements;
  }

  /**
   * Adds it to those to which it yielded. One that is joined from others does not do so: each of them has, at its own
   * place.
   */
  addToThoseYieldedTo(): void {
    for (const finding of this.yieldedTo) {
      finding.alsoViolates(this.statements);
      if (finding.yielded === null) finding.yielded = [this];
      else finding.yielded.push(this);
    }
  }

  /** A function's edits are made when somebody asks for them. */
  get remedy(): Remedy | null {
    const { remedy = null } = this.draft;
    if (typeof remedy !== 'function') return remedy;
    const edits = this.isReported ? remedy(this.places ?? [this.place]) : NONE;
    this.draft = { ...this.draft, remedy: edits.length > 0 ? edits : null };
    return this.remedy;
  }

  get fix(): FixFacts | null {
    return this.draft.fix;
  }

  get parts(): readonly RunningFinding[] {
    return this.draft.parts;
  }

  get covers(): Iterable<Place> {
    return [this.place, ...this.wrong, ...this.further];
  }

  get sameCause(): Iterable<RuleAtPlace> {
    const { wrong, further } = this;
    if (wrong.length === 0 && further.length === 0 && this.yielded === null) return NONE;
    const own = [this.place, ...wrong, ...further].map((place) => ({ code: this.rule.code, place }));
    return [...own, ...(this.yielded ?? NONE).flatMap((finding) => finding.atItsPlaces())];
  }

  /**
   * The message and the edits are asked for no more. What stays is what rules that yield need: places and statements.
   */
  letGo(): void {
    this.message = '';
    this.draft = LET_GO;
  }

  /** The rule at the places of the finding itself, and what yielded to it. */
  private atItsPlaces(): RuleAtPlace[] {
    const own = [this.place, ...this.wrong].map((place) => ({ code: this.rule.code, place }));
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
