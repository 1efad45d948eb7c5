import type { Severity } from '../spec/statement.ts';
import { type CollectedFindings, type RuleRecord, statementOf } from './collect-findings.ts';
import { concerned, isViolation } from './matrix.ts';
import type { Region, TopFinding } from './review.ts';

const MOST = 10;

const WEIGHT: Readonly<Record<Severity, number>> = { error: 3, warn: 1, hint: 0 };

/**
 * The most serious findings, one entry for each rule, since the findings of a rule usually have one cause. What is
 * graver, what more operations have, and what cannot be mended later without breaking clients, comes first.
 */
export function topFindings(
  { findings, rules }: CollectedFindings,
  regions: readonly Region[],
  operations: number,
): TopFinding[] {
  const entries = [...rules.values()].flatMap((record) => {
    const found = record.findings.flatMap((index) => findings[index] ?? []);
    if (found.length === 0 || !found.every(isViolation)) return [];
    const affected = affectedBy(record, { findings, rules } as CollectedFindings, regions, operations);
    const entry = topFinding(record, affected, exampleOf(record, findings, regions, operations));
    return entry === null ? [] : [{ entry, score: scoreOf(entry, operations) }];
  });
  return entries
    .sort((left, right) => right.score - left.score || right.entry.count - left.entry.count)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

function topFinding({ rule, findings }: RuleRecord, operations: number, example: number): TopFinding | null {
  const statement = statementOf(rule);
  if (statement === null) return null;
  const { id, why, breaking } = rule.extensions.lintel;
  return {
    rule: id,
    severity: rule.severity,
    statement,
    summary: rule.description,
    why,
    count: findings.length,
    operations,
    breaking,
    example,
  };
}

function scoreOf({ severity, operations, breaking, count }: TopFinding, all: number): number {
  const reach = 0.25 + operations / Math.max(1, all);
  const extent = 1 + Math.log10(count) / 2;
  return WEIGHT[severity] * reach * extent * (breaking ? 2 : 1);
}

function affectedBy(
  record: RuleRecord,
  { findings }: CollectedFindings,
  regions: readonly Region[],
  operations: number,
): number {
  const seen = new Set<number>();
  for (const index of record.findings) {
    const finding = findings[index];
    if (finding === undefined) continue;
    for (const operation of concerned(finding, regions, operations).keys()) seen.add(operation);
  }
  return seen.size;
}

/** The finding that concerns the most operations, the first of them where several do. */
function exampleOf(
  record: RuleRecord,
  findings: CollectedFindings['findings'],
  regions: readonly Region[],
  operations: number,
): number {
  let best = record.findings[0] ?? 0;
  let most = -1;
  for (const index of record.findings.slice(0, 500)) {
    const finding = findings[index];
    const size = finding === undefined ? 0 : concerned(finding, regions, operations).size;
    if (size > most) [best, most] = [index, size];
  }
  return best;
}
