import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';
import { PlaceIndex } from '../model/description/place-index.ts';
import { addCount } from '../model/lib/count-each.ts';
import { memoize } from '../model/lib/memoize.ts';
import type { RuleFinding } from './finding.ts';
import type { RuleInRun } from './rule-in-run.ts';
import { isStructureRule } from './structure/structure-rule.ts';

const NONE: readonly RuleFinding[] = Object.freeze([]);

/** What happened in the run over one description. */
export class RunLog {
  /** The time that each rule's function took in Spectral, in milliseconds, by the rule's code. */
  readonly milliseconds = new Map<string, number>();
  /** The codes of the rules of the run; those that threw included. */
  private readonly codes = new Set<string>();
  /** The rule of the run that reports what is no OpenAPI; null in a run without it. */
  structureRule: RuleInRun | null = null;
  private keepsAll = false;
  /** The findings of each rule by its id, those that are not reported included. */
  private readonly findings = new Map<string, readonly RuleFinding[]>();
  private readonly covered = new Map<string, PlaceIndex<RuleFinding>>();
  /** What covers places for each rule that has asked, by its code. */
  private readonly covering = new Map<string, readonly PlaceIndex<RuleFinding>[]>();
  /** How many rules of the run that yield to a rule have not judged yet, by its id. */
  private readonly yielding = new Map<string, number>();
  private readonly suppressed = new Map<object, Map<string, number>>();

  /** Notes that a rule takes part in the run. */
  enter(rule: RuleInRun): void {
    this.codes.add(rule.code);
    if (isStructureRule(rule.id)) this.structureRule = rule;
    for (const id of rule.yieldsTo) addCount(this.yielding, id);
  }

  /**
   * Forgets what nobody needs any more once a rule has judged everything: the findings of those to which no other one
   * yields.
   */
  leave(rule: RuleInRun): void {
    this.covering.delete(rule.code);
    for (const id of rule.yieldsTo) {
      const left = (this.yielding.get(id) ?? 0) - 1;
      this.yielding.set(id, left);
      if (left > 0 || this.keepsAll) continue;
      this.covered.delete(id);
      this.findings.delete(id);
    }
  }

  /** True for the id of a rule that takes part in the run, as findings show it. */
  hasRun(code: string): boolean {
    return this.codes.has(code);
  }

  /** Keeps the findings of all rules, and not only of those to which others of the run still yield. */
  keepAll(): void {
    this.keepsAll = true;
  }

  /** Notes what a rule found, once it has judged everything. */
  note(rule: RuleInRun, findings: readonly RuleFinding[]): void {
    if (!this.keepsAll && (this.yielding.get(rule.id) ?? 0) === 0) return;
    const known = this.findings.get(rule.id);
    this.findings.set(rule.id, known === undefined ? findings : [...known, ...findings]);
  }

  /** Every finding that is reported, as far as they are kept. */
  *reported(): Iterable<RuleFinding> {
    for (const findings of this.findings.values())
      for (const finding of findings) if (finding.isReported) yield finding;
  }

  /**
   * The findings that silence a rule at a place: of rules to which it yields, which cover the place, and are no less
   * severe.
   */
  coveringFindings(rule: RuleInRun, place: Place): readonly RuleFinding[] {
    let covering: RuleFinding[] | null = null;
    for (const covered of this.coveringOf(rule)) {
      for (const finding of covered.at(place)) {
        const severity = finding.rule.severityAt(finding.place);
        if (severity < 0 || severity > rule.severityAt(place)) continue;
        covering ??= [];
        covering.push(finding);
      }
    }
    return covering ?? NONE;
  }

  /**
   * Found when a rule asks first: by then those to which it yields, which come before it, have judged everything.
   */
  private coveringOf(rule: RuleInRun): readonly PlaceIndex<RuleFinding>[] {
    const known = this.covering.get(rule.code);
    if (known !== undefined) return known;
    const covering = rule.yieldsTo.flatMap((id) => this.placesCoveredBy(id) ?? []);
    this.covering.set(rule.code, covering);
    return covering;
  }

  private placesCoveredBy(id: string): PlaceIndex<RuleFinding> | undefined {
    const known = this.covered.get(id);
    const findings = this.findings.get(id);
    if (known !== undefined || findings === undefined) return known;
    const covered = coveredPlaces(findings);
    this.covered.set(id, covered);
    return covered;
  }

  /** Notes that the `x-lintel` object hides findings of a rule: none where other rules report what it would hide. */
  noteSuppressed(annotation: object, code: string, findings: number): void {
    const byRule = this.suppressed.get(annotation) ?? new Map<string, number>();
    addCount(byRule, code, findings);
    this.suppressed.set(annotation, byRule);
  }

  /** True where the `x-lintel` object hides a finding of the rule, or would if no other rule reported its cause. */
  hasSuppressed(annotation: object, code: string): boolean {
    return this.suppressed.get(annotation)?.has(code) ?? false;
  }

  /** How many findings `x-lintel` hides; one that stands for several places counts as one for each of them. */
  get suppressedCount(): number {
    const counts = [...this.suppressed.values()].flatMap((byRule) => [...byRule.values()]);
    return counts.reduce((sum, count) => sum + count, 0);
  }
}

/** The findings of one rule by the places that they cover. */
function coveredPlaces(findings: readonly RuleFinding[]): PlaceIndex<RuleFinding> {
  const covered = new PlaceIndex<RuleFinding>();
  for (const finding of findings) for (const place of finding.covers) covered.add(place, finding);
  return covered;
}

/** The log of the run over a description: one run over one description. */
export const runLog: (description: Description) => RunLog = memoize(() => new RunLog());
