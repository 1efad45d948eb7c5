import { messageOf } from '../framework/describe-rule.ts';
import type { RuleFinding } from '../framework/finding.ts';
import type { Rule } from '../framework/rule.ts';
import { addTo } from '../model/lib/group-by.ts';
import { type ConventionId, conventionOf } from '../spec/conventions.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import type { ExcerptCollector } from './excerpts.ts';
import type { CanonicalPlace, OperationRegions } from './operation-regions.ts';
import { pointerOf } from './pointer-text.ts';
import type { RuleJudgement } from './record-judgements.ts';
import type { FindingReview, Located, Locator } from './review.ts';

/** What one rule did. */
export interface RuleRecord {
  readonly rule: Rule;
  readonly judged: Set<CanonicalPlace>;
  readonly broken: Set<CanonicalPlace>;
  readonly findings: number[];
}

/** A review's findings, and what was judged. */
export interface CollectedFindings {
  readonly findings: readonly FindingReview[];
  /** The rules' findings of which these are made, in the same order. */
  readonly sources: readonly RuleFinding[];
  readonly rules: ReadonlyMap<string, RuleRecord>;
  /** The conventions about which something was judged in each region. */
  readonly judgedIn: ReadonlyMap<number, ReadonlySet<ConventionId>>;
}

/** A rule's first statement, which every finding of it violates; null for rules that look after x-lintel. */
export function statementOf(rule: Rule): StatementId | null {
  return rule.extensions.lintel.statements[0] ?? null;
}

/** True for a rule that can only guess or ask. */
function isReviewRule(rule: Rule): boolean {
  return rule.extensions.lintel.kind === 'review';
}

/** Turns judgements into findings, each reported once however many subjects lead to it. */
export function collectFindings(
  judgements: readonly RuleJudgement[],
  regions: OperationRegions,
  locator: Locator,
  excerpts: ExcerptCollector,
): CollectedFindings {
  const gathering = new Gathering(regions, locator, excerpts);
  for (const judgement of judgements) gathering.add(judgement);
  return gathering;
}

type Draft = Omit<FindingReview, 'regions' | 'isKnown'> & { readonly regions: number[]; isKnown: boolean };

/** Marks the findings that a baseline knows. */
export function markKnown({ findings }: CollectedFindings, known: readonly boolean[]): void {
  for (const [index, finding] of findings.entries()) (finding as Draft).isKnown = known[index] === true;
}

class Gathering implements CollectedFindings {
  readonly findings: Draft[] = [];
  readonly sources: RuleFinding[] = [];
  readonly rules = new Map<string, RuleRecord>();
  readonly judgedIn = new Map<number, Set<ConventionId>>();
  private readonly indexes = new Map<CanonicalPlace, Map<string, number>>();

  constructor(
    private readonly regions: OperationRegions,
    private readonly locator: Locator,
    private readonly excerpts: ExcerptCollector,
  ) {}

  add({ rule, subject, findings, reportedBy }: RuleJudgement): void {
    const canonicalPlace = this.regions.canonical(subject);
    const record = this.recordOf(rule);
    record.judged.add(canonicalPlace);
    if (findings.length + reportedBy.length > 0) record.broken.add(canonicalPlace);
    this.noteJudged(rule, canonicalPlace.region);
    for (const finding of findings) this.addFinding(rule, finding, canonicalPlace.region, record);
  }

  private recordOf(rule: Rule): RuleRecord {
    const { id } = rule.extensions.lintel;
    let record = this.rules.get(id);
    if (record === undefined) {
      record = { rule, judged: new Set(), broken: new Set(), findings: [] };
      this.rules.set(id, record);
    }
    return record;
  }

  private noteJudged(rule: Rule, region: number | null): void {
    const statement = statementOf(rule);
    const convention = statement === null ? null : conventionOf(statement);
    if (region === null || convention === null || isReviewRule(rule)) return;
    if (rule.extensions.lintel.judgesAbsence) return;
    addTo(this.judgedIn, region, convention);
  }

  private addFinding(rule: Rule, finding: RuleFinding, subject: number | null, record: RuleRecord): void {
    const { message, place, isOnKey, statements } = finding;
    const canonicalPlace = this.regions.canonical(place);
    const known = this.indexes.get(canonicalPlace) ?? new Map<string, number>();
    this.indexes.set(canonicalPlace, known);
    const mark = `${rule.extensions.lintel.id}\n${message}`;
    let index = known.get(mark);
    if (index === undefined) {
      index = this.findings.push(this.draft(rule, message, statements, this.locator.locate(place, isOnKey))) - 1;
      this.sources.push(finding);
      known.set(mark, index);
      record.findings.push(index);
    }
    const { regions } = this.findings[index] as Draft;
    for (const region of [canonicalPlace.region, subject])
      if (region !== null && !regions.includes(region)) regions.push(region);
  }

  private draft(
    rule: Rule,
    message: string,
    statements: Draft['statements'],
    { file, line, column, end, path, identity }: Located,
  ): Draft {
    return {
      rule: rule.extensions.lintel.id,
      severity: rule.severity,
      asks: isReviewRule(rule),
      statement: statementOf(rule),
      statements,
      message: messageOf(rule, message),
      location: { file: this.excerpts.add(file, line), line, column, end },
      pointer: pointerOf(path),
      identity,
      isKnown: false,
      regions: [],
    };
  }
}
