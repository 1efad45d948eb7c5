import { csvOf, FINDING_COLUMNS, type FindingRow } from './csv.ts';
import type { ReviewedApi, ReviewReport } from './report.ts';
import type { FindingReview } from './review.ts';

/** The findings of all APIs as CSV, with the names of the columns first. */
export function findingsCsv({ apis }: ReviewReport): string {
  const rows = apis.flatMap((api) => api.findings.map((finding) => rowOf(finding, api)));
  return csvOf([FINDING_COLUMNS, ...rows.map((row) => FINDING_COLUMNS.map((column) => row[column]))]);
}

function rowOf(finding: FindingReview, { title, excerpts, regions, size }: ReviewedApi): FindingRow {
  const { location, severity, rule, statement, message, pointer, isKnown } = finding;
  const operations = new Set(finding.regions.flatMap((index) => regions[index]?.operations ?? []));
  return {
    api: title,
    file: excerpts[location.file]?.file ?? '',
    line: location.line,
    column: location.column,
    ...{ severity, rule, message },
    statement: statement ?? '',
    place: pointer,
    // What is in no region concerns all of them.
    operations: finding.regions.length === 0 ? size.operations : operations.size,
    known: isKnown ? 'known' : '',
  };
}
