import type { SeverityNumber } from '../framework/severity.ts';
import { pathInRepository } from '../platform/repository.ts';
import { type Result, shownRange } from '../source/result.ts';
import type { ReportWriter } from './report.ts';

const NAME: Readonly<Record<SeverityNumber, string>> = { 0: 'error', 1: 'warning', 2: 'information', 3: 'hint' };

/** What TeamCity counts and colours by. */
const WEIGHT: Readonly<Record<SeverityNumber, string>> = { 0: 'ERROR', 1: 'WARNING', 2: 'WEAK WARNING', 3: 'INFO' };

const ESCAPED: Readonly<Record<string, string>> = {
  '\n': '|n',
  '\r': '|r',
  '|': '||',
  "'": "|'",
  '[': '|[',
  ']': '|]',
};

/** Longest text of a message that TeamCity takes, in characters. */
const LONGEST = 4000;

/** TeamCity's service messages: each rule once, as a type of inspection, and each finding. */
export const teamcity: ReportWriter = ({ results, rules }, { root }) => {
  const summaries = new Map(rules.map(({ id, summary }) => [id, summary]));
  const introduced = new Set<string>();
  return results
    .flatMap((result) => {
      const isNew = !introduced.has(result.code);
      introduced.add(result.code);
      const found = inspection(result, root);
      return isNew ? [inspectionType(result, summaries.get(result.code) ?? ''), found] : [found];
    })
    .join('\n');
};

function inspectionType({ code, message }: Result, summary: string): string {
  return serviceMessage('inspectionType', {
    category: 'openapi',
    id: code,
    name: code,
    description: summary || message,
  });
}

function inspection(result: Result, root: string): string {
  const { code, severity, message, source } = result;
  return serviceMessage('inspection', {
    typeId: code,
    file: pathInRepository(source, root),
    line: String(shownRange(result).start.line + 1),
    message: `${NAME[severity]} -- ${message}`,
    SEVERITY: WEIGHT[severity],
  });
}

function serviceMessage(name: string, attributes: Readonly<Record<string, string>>): string {
  const listed = Object.entries(attributes).map(([key, value]) => `${key}='${escapeValue(value)}'`);
  return `##teamcity[${name} ${listed.join(' ')}]`;
}

/** What is not ASCII is written by its UTF-16 units, so that it does not depend on the encoding of the build's log. */
function escapeValue(text: string): string {
  // No half of a character at the cut.
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
  return short
    .replaceAll(/[\n\r|'[\]]/g, (character) => ESCAPED[character] ?? character)
    .replaceAll(/[^ -~]/g, (unit) => `|0x${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
