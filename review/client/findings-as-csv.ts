import { NOT_ANSWERED } from '../answers.ts';
import { csvOf, FINDING_COLUMNS, type FindingRow } from '../csv.ts';
import type { PageFinding } from '../page/page-api.ts';
import { STATE_WORDS } from './answer-fields.tsx';
import { book } from './answers.ts';
import type { ApiView } from './api-view.ts';

/** All findings, with what the reviewer says of them. */
export function findingsAsCsv(api: ApiView): string {
  const rows = api.data.findings.map((finding, index) => {
    const row = rowOf(api, finding, index);
    const own = book.all[`finding.${api.findingName(index)}`] ?? NOT_ANSWERED;
    const ofRule = book.all[`rule.${finding.rule}`] ?? NOT_ANSWERED;
    const state = own.state === 'open' ? ofRule.state : own.state;
    const comment = [own.note, ofRule.note].filter(Boolean).join('\n');
    return [...FINDING_COLUMNS.map((column) => row[column]), STATE_WORDS.finding[state], comment];
  });
  return csvOf([[...FINDING_COLUMNS, 'state', 'comment'], ...rows]);
}

function rowOf(api: ApiView, finding: PageFinding, index: number): FindingRow {
  const { file: fileIndex, line, column } = finding.location;
  const { severity, statement } = api.ruleOf(finding);
  return {
    api: api.data.title,
    file: api.data.excerpts[fileIndex]?.file ?? '',
    ...{ line, column, severity },
    rule: finding.rule,
    statement: statement ?? '',
    message: finding.message,
    place: finding.pointer,
    operations: api.operationsOf(finding),
    known: api.isKnown(index) ? 'known' : '',
  };
}
