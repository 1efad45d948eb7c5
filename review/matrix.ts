import { CONVENTIONS, type ConventionId, conventionOf } from '../spec/conventions.ts';
import type { CollectedFindings } from './collect-findings.ts';
import type { Cell, FindingReview, Region } from './review.ts';

type Cells = Readonly<Record<ConventionId, Cell>>;
type Draft = { broken: boolean; asked: boolean; own: number; shared: number; judged: boolean };

/** How each convention stands in each operation: a row for each operation, a cell for each convention. */
export function matrix(
  { findings, judgedIn }: CollectedFindings,
  regions: readonly Region[],
  operations: number,
): Cells[] {
  const rows = Array.from({ length: operations }, newRow);
  for (const [region, conventions] of judgedIn) {
    for (const operation of regions[region]?.operations ?? []) {
      for (const convention of conventions) cellOf(rows, operation, convention).judged = true;
    }
  }
  for (const finding of findings) count(finding, regions, rows);
  return rows.map(
    (row) => Object.fromEntries([...row].map(([id, draft]) => [id, finished(draft)])) as unknown as Cells,
  );
}

function newRow(): Map<ConventionId, Draft> {
  return new Map(
    CONVENTIONS.map(({ id }) => [id, { broken: false, asked: false, own: 0, shared: 0, judged: false }] as const),
  );
}

function cellOf(rows: readonly Map<ConventionId, Draft>[], operation: number, convention: ConventionId): Draft {
  return rows[operation]?.get(convention) as Draft;
}

function count(finding: FindingReview, regions: readonly Region[], rows: readonly Map<ConventionId, Draft>[]): void {
  const conventions = new Set(finding.statements.map(conventionOf));
  for (const [operation, own] of concerned(finding, regions, rows.length)) {
    for (const convention of conventions) {
      if (convention === null) continue;
      const cell = cellOf(rows, operation, convention);
      if (own) cell.own++;
      else cell.shared++;
      if (isViolation(finding)) cell.broken = true;
      else cell.asked = true;
    }
  }
}

/**
 * The operations that a finding concerns, and whether it is in their own text. What is in no region concerns all of
 * them.
 */
export function concerned(
  { regions: indexes }: FindingReview,
  regions: readonly Region[],
  operations: number,
): Map<number, boolean> {
  const found = new Map<number, boolean>();
  if (indexes.length === 0) for (let operation = 0; operation < operations; operation++) found.set(operation, false);
  for (const index of indexes) {
    const region = regions[index];
    for (const operation of region?.operations ?? []) {
      found.set(operation, isOwn(region) || found.get(operation) === true);
    }
  }
  return found;
}

/** A component that only one operation leads to is as good as written in it. */
function isOwn(region: Region | undefined): boolean {
  return region?.kind === 'operation' || region?.operations.length === 1;
}

/** True for a finding that says that something is wrong; hints and questions leave it to a person. */
export function isViolation({ asks, severity }: Pick<FindingReview, 'asks' | 'severity'>): boolean {
  return !asks && severity !== 'hint';
}

function verdictOf({ broken, asked, judged }: Pick<Draft, 'broken' | 'asked' | 'judged'>): Cell['verdict'] {
  if (broken) return 'broken';
  if (asked) return 'ask';
  return judged ? 'holds' : 'notApplicable';
}

function finished({ broken, asked, judged, own, shared }: Draft): Cell {
  return { verdict: verdictOf({ broken, asked, judged }), own, shared };
}
