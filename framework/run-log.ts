import type { Description } from '../model/description/description.ts';
import { keysOf, type Place, type SourceFile } from '../model/description/place.ts';
import { memoize } from '../model/lib/memoize.ts';
import type { RuleFinding } from './finding.ts';
import type { RuleInRun } from './rule-in-run.ts';

const NONE: readonly RuleFinding[] = Object.freeze([]);

/** What happened in the run over one description. */
export class RunLog {
  /** The time that each rule's function took in Spectral, in milliseconds, by the rule's code. */
  readonly milliseconds = new Map<string, number>();
  /** The codes of the rules of the run; those that threw included. */
  private readonly codes = new Set<string>();
  /** The findings of each rule by its id, those that are not reported included. */
  private readonly findings = new Map<string, readonly RuleFinding[]>();
  private readonly covered = new Map<string, CoveredPlaces>();
  private readonly suppressed = new Map<object, Map<string, number>>();

  enter(rule: RuleInRun): void {
    this.codes.add(rule.code);
  }

  /** True for the id of a rule that takes part in the run, as findings show it. */
  hasRun(code: string): boolean {
    return this.codes.has(code);
  }

  /** Notes what a rule found, once it has judged everything. */
  note(rule: RuleInRun, findings: readonly RuleFinding[]): void {
    const known = this.findings.get(rule.id);
    this.findings.set(rule.id, known === undefined ? findings : [...known, ...findings]);
  }

  /** Every finding that is reported. */
  *reported(): Iterable<RuleFinding> {
    for (const findings of this.findings.values())
      for (const finding of findings) if (finding.isReported) yield finding;
  }

  /** The findings that silence a rule at a place: of rules to which it yields, which cover the place, and are no less severe. */
  coveringFindings(rule: RuleInRun, place: Place): readonly RuleFinding[] {
    if (rule.yieldsTo.length === 0) return NONE;
    return rule.yieldsTo.flatMap((id) => {
      if (!this.findings.has(id)) return [];
      const most = rule.severityAt(place);
      return this.placesCoveredBy(id)
        .at(place)
        .filter((finding) => {
          const severity = finding.rule.severityAt(finding.place);
          return severity >= 0 && severity <= most;
        });
    });
  }

  /** Made when it is asked for first: by then the rule, which comes before those that yield to it, has judged everything. */
  private placesCoveredBy(id: string): CoveredPlaces {
    let covered = this.covered.get(id);
    if (covered === undefined) {
      covered = new CoveredPlaces(this.findings.get(id) ?? []);
      this.covered.set(id, covered);
    }
    return covered;
  }

  /** Notes that the `x-lintel` object hides a finding of a rule. */
  noteSuppressed(annotation: object, code: string): void {
    const byRule = this.suppressed.get(annotation) ?? new Map<string, number>();
    this.suppressed.set(annotation, byRule.set(code, (byRule.get(code) ?? 0) + 1));
  }

  /** True where the `x-lintel` object hides a finding of the rule. */
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
class CoveredPlaces {
  private readonly byFile = new Map<SourceFile, Map<string, RuleFinding[]>>();

  constructor(findings: readonly RuleFinding[]) {
    for (const finding of findings) for (const place of finding.covers) this.add(place, finding);
  }

  at(place: Place): readonly RuleFinding[] {
    return this.byFile.get(place.file)?.get(nameOf(place)) ?? NONE;
  }

  private add(place: Place, finding: RuleFinding): void {
    const byName = this.byFile.get(place.file) ?? new Map<string, RuleFinding[]>();
    this.byFile.set(place.file, byName);
    const known = byName.get(nameOf(place));
    if (known === undefined) byName.set(nameOf(place), [finding]);
    else if (!known.includes(finding)) known.push(finding);
  }
}

function nameOf(place: Place): string {
  return keysOf(place).join('\0');
}

/** The log of the run over a description: one run over one description. */
export const runLog: (description: Description) => RunLog = memoize(() => new RunLog());
