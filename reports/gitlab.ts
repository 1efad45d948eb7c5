import type { SeverityNumber } from '../framework/severity.ts';
import { jsonText } from '../platform/json-text.ts';
import { pathInRepository } from '../platform/repository.ts';
import { type Result, shownRange } from '../source/result.ts';
import { fingerprints } from './fingerprint.ts';
import type { ReportWriter } from './report.ts';

const SEVERITY: Readonly<Record<SeverityNumber, string>> = { 0: 'critical', 1: 'major', 2: 'minor', 3: 'info' };

/**
 * GitLab's Code Quality report, which is Code Climate's. Spectral counts lines and columns from 0 here and gives the
 * same fingerprint to several findings; GitLab counts from 1 and shows only one of them, so neither is followed.
 */
export const gitlab: ReportWriter = ({ results }, setting) => {
  const prints = fingerprints(results, setting);
  return jsonText(
    results.map((result, index) => issue(result, prints[index] ?? '', setting.root)),
    '\t',
  );
};

function issue(result: Result, fingerprint: string, root: string) {
  const { code, message, source, severity } = result;
  const { start, end } = shownRange(result);
  return {
    type: 'issue',
    check_name: code,
    description: message,
    categories: ['Style'],
    location: {
      path: pathInRepository(source, root),
      positions: {
        begin: { line: start.line + 1, column: start.character + 1 },
        end: { line: end.line + 1, column: end.character + 1 },
      },
    },
    severity: SEVERITY[severity],
    fingerprint,
  };
}
