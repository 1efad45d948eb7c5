import { UsageError } from '../../platform/usage-error.ts';
import { readText, unreadable } from '../../source/read-text.ts';
import { BrokenReport, type ReadReport } from './report-contents.ts';

/**
 * Reads a JSON, SARIF or JUnit report, which are distinguished by how they begin.
 *
 * @throws UsageError when it is broken, or none of these.
 */
export async function readReport(name: string, path: string, root: string): Promise<ReadReport> {
  try {
    return await parse(name, readText(path, { takesPipes: true }), root);
  } catch (error) {
    if (error instanceof BrokenReport) throw new UsageError(`the report ${name}${error.message}`);
    if (error instanceof UsageError) throw error;
    throw new UsageError(`the report ${name}: ${unreadable(error).message}`, { cause: error });
  }
}

async function parse(name: string, text: string, root: string): Promise<ReadReport> {
  const first = text.trimStart().charAt(0);
  if (first === '[') return { name, ...(await import('./read-json-report.ts')).readJsonReport(text) };
  if (first === '{') return { name, ...(await import('./read-sarif-report.ts')).readSarifReport(text, root) };
  if (first === '<') return { name, ...(await import('./read-junit-report.ts')).readJunitReport(text, root) };
  const what = first === '' ? ' is empty' : ':1:1: this is no JSON, SARIF or JUnit';
  throw new BrokenReport(`${what}; write it again with lintel lint --format json, sarif or junit`);
}
