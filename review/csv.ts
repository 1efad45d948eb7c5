import { visible, withoutCommands } from '../platform/visible-text.ts';

/**
 * Rows as CSV (RFC 4180): CRLF behind each, and quotes around what has a comma, a quote or a line break in it. A field
 * that a spreadsheet would take for a formula gets an apostrophe in front, as OWASP recommends, since messages quote
 * what a description says.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const shown = withoutCommands(visible(value));
  // Some programs take the full-width forms for the same, and some pass over blanks before them.
  const text = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(shown) ? `'${shown}` : shown;
  // Where a comma stands in numbers, spreadsheets take semicolons for the ends of fields.
  return /[",;\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The columns of a table of findings. */
export const FINDING_COLUMNS = [
  'api',
  'file',
  'line',
  'column',
  'severity',
  'rule',
  'statement',
  'message',
  'place',
  'operations',
  'known',
] as const;

/** What the table says of one finding. */
export type FindingRow = Readonly<Record<(typeof FINDING_COLUMNS)[number], string | number>>;
