import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CHECKED_BY, type Severity, STATEMENT_SEVERITIES, type Statement } from './statement.ts';

/**
 * The statements of spec/statements.yaml, in its order.
 *
 * @throws Error that names the entry and what is wrong with it.
 */
export function loadStatements(file: URL = new URL('./statements.yaml', import.meta.url)): Statement[] {
  return parseStatements(readFileSync(file, 'utf8'));
}

/**
 * Reads the text of a statements file.
 *
 * @throws Error that names the entry and what is wrong with it.
 */
export function parseStatements(text: string): Statement[] {
  const entries: unknown = parse(text);
  if (!Array.isArray(entries)) throw new Error('The statements file is not a list.');
  const statements = entries.map(statementFrom);
  const seen = new Set<string>();
  for (const { id } of statements) {
    if (seen.has(id)) throw new Error(`The statement ${id} occurs twice.`);
    seen.add(id);
  }
  return statements;
}

function statementFrom(entry: unknown, index: number): Statement {
  const fail = (problem: string): never => {
    const id = isMapping(entry) && typeof entry.id === 'string' ? entry.id : `number ${index + 1}`;
    throw new Error(`The statement ${id} ${problem}.`);
  };
  if (!isMapping(entry)) return fail('is not an object');
  const { id, says, by, severity, note, question, ...unknown } = entry;
  if (typeof id !== 'string' || !/^\d+(\.\d+)?\/[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return fail('has no id of the form section/slug');
  if (typeof says !== 'string' || says.trim() === '') return fail('says nothing');
  if (!Array.isArray(by) || by.length === 0 || !by.every((one) => CHECKED_BY.includes(one)))
    return fail('is checked by nothing known');
  if (!STATEMENT_SEVERITIES.includes(severity as Severity)) return fail('has no known severity');
  if (note !== undefined && typeof note !== 'string') return fail('has a note that is no text');
  if (question !== undefined && !(typeof question === 'string' && question.endsWith('?')))
    return fail('has a question that is none');
  if (Object.keys(unknown).length > 0) return fail(`has unknown keys: ${Object.keys(unknown).join(', ')}`);
  return {
    id,
    says,
    by,
    severity: severity as Severity,
    ...(note === undefined ? {} : { note }),
    ...(question === undefined ? {} : { question }),
  };
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
