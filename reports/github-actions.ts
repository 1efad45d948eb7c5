import type { SeverityNumber } from '../framework/severity.ts';
import { pathInRepository } from '../platform/repository.ts';
import { withoutCommands } from '../platform/visible-text.ts';
import { type Result, shownRange } from '../source/result.ts';
import { byImportance } from './by-importance.ts';
import { addressesOf, moreOn } from './more.ts';
import type { ReportWriter } from './report.ts';

const COMMAND: Readonly<Record<SeverityNumber, string>> = { 0: 'error', 1: 'warning', 2: 'notice', 3: 'notice' };

/**
 * Workflow commands, which GitHub turns into annotations of the changed files. It shows the first ten errors, ten
 * warnings and ten notices of a step.
 */
export const githubActions: ReportWriter = ({ results, rules }, { root }) => {
  const urls = addressesOf(rules);
  return byImportance(results)
    .map((result) => annotation(result, urls.get(result.code) ?? null, root))
    .join('\n');
};

function annotation(result: Result, url: string | null, root: string): string {
  const { code, message, severity, source } = result;
  const { start, end } = shownRange(result);
  const isOneLine = start.line === end.line;
  const properties = {
    title: code,
    file: pathInRepository(source, root),
    col: start.character + 1,
    // GitHub takes no columns for several lines.
    ...(isOneLine ? { endColumn: end.character + 1 } : {}),
    line: start.line + 1,
    endLine: end.line + 1,
  };
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const more = moreOn(code, url);
  const text = more === null ? message : `${message}\nDocumentation: ${more}`;
  return `::${COMMAND[severity]} ${listed.join(',')}::${escapeData(text)}`;
}

/** The runner ends a command at the end of the line, and undoes exactly these three. */
function escapeData(text: string): string {
  return withoutCommands(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** In a property, also what ends it and what ends them all. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
