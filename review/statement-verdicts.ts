import type { Rule } from '../framework/rule.ts';
import { appendTo } from '../model/lib/group-by.ts';
import { appliesWhere } from '../spec/applicability.ts';
import { SECTION_NUMBERS, sectionOf, sectionTitle } from '../spec/sections.ts';
import type { Severity } from '../spec/statement.ts';
import { STATEMENTS, type StatementId } from '../spec/statements.generated.ts';
import type { CollectedFindings, RuleRecord } from './collect-findings.ts';
import { isViolation } from './matrix.ts';
import {
  type FindingReview,
  REVIEW_VERDICTS,
  type ReviewVerdict,
  type SectionReview,
  type StatementReview,
} from './review.ts';

const STATEMENT_IDS = Object.keys(STATEMENTS) as StatementId[];

/** The verdict on every statement of the conventions. */
export function reviewStatements(gathered: CollectedFindings, rules: readonly Rule[]): StatementReview[] {
  const byStatement = new Map<StatementId, Rule[]>();
  for (const rule of rules) {
    for (const id of rule.extensions.lintel.statements) appendTo(byStatement, id, rule);
  }
  const found = findingsByStatement(gathered.findings);
  const decided = STATEMENT_IDS.map((id) =>
    reviewStatement(id, byStatement.get(id) ?? [], gathered.rules, found.get(id) ?? []),
  );
  const judged = new Set(decided.filter((one) => one.judged > 0).map(({ id }) => id));
  return decided.map((one) => (appliesWhere(one.id, judged) ? one : { ...one, verdict: 'notApplicable' as const }));
}

function findingsByStatement(findings: readonly FindingReview[]): ReadonlyMap<StatementId, FindingReview[]> {
  const found = new Map<StatementId, FindingReview[]>();
  for (const finding of findings) {
    for (const id of finding.statements) appendTo(found, id, finding);
  }
  return found;
}

function reviewStatement(
  id: StatementId,
  rules: readonly Rule[],
  records: CollectedFindings['rules'],
  found: readonly FindingReview[],
): StatementReview {
  const ids = rules.map(({ extensions }) => extensions.lintel.id);
  const own = ids.flatMap((rule) => records.get(rule) ?? []);
  const judged = union(own, 'judged');
  return {
    id,
    verdict: rules.length === 0 ? withoutRules(id) : verdictOf(found, judged),
    rules: ids,
    judged,
    broken: union(own, 'broken'),
    findings: found.length,
  };
}

function withoutRules(id: StatementId): ReviewVerdict {
  return STATEMENTS[id].by.some((one) => one === 'none') ? 'ask' : 'elsewhere';
}

function verdictOf(found: readonly FindingReview[], judged: number): ReviewVerdict {
  if (found.some(isViolation)) return 'broken';
  if (found.length > 0) return 'ask';
  return judged > 0 ? 'holds' : 'notApplicable';
}

function union(records: readonly RuleRecord[], kind: 'judged' | 'broken'): number {
  return new Set(records.flatMap((record) => [...record[kind]])).size;
}

/** The sections of the conventions, with the verdicts on their statements and the findings in them. */
export function reviewSections(
  statements: readonly StatementReview[],
  findings: readonly FindingReview[],
): SectionReview[] {
  return SECTION_NUMBERS.map((section) => {
    const verdicts = Object.fromEntries(REVIEW_VERDICTS.map((verdict) => [verdict, 0])) as Record<
      ReviewVerdict,
      number
    >;
    for (const { id, verdict } of statements) if (sectionOf(id) === section) verdicts[verdict]++;
    const counts: Record<Severity, number> = { error: 0, warn: 0, hint: 0 };
    for (const { statement, severity } of findings) {
      if (statement !== null && sectionOf(statement) === section) counts[severity]++;
    }
    return { section, title: sectionTitle(section), verdicts, counts };
  });
}
