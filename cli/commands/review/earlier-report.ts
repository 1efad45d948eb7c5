import { resolve } from 'node:path';
import { isObject } from '../../../model/description/json.ts';
import { reasonOf } from '../../../platform/error-text.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { type JsonReviewReport, REPORT_FORMAT } from '../../../review/report.ts';
import { readText } from '../../../source/read-text.ts';

/**
 * Reads the report that a review is compared with.
 *
 * @throws UsageError
 */
export function earlierReport(file: string, cwd: string): JsonReviewReport {
  const data = parsed(read(file, cwd), file);
  if (!isObject(data) || data.format !== REPORT_FORMAT || !Array.isArray(data.apis) || !data.apis.every(isApi))
    throw new UsageError(`${file} is no report of lintel review; write one with lintel review --format json`);
  return data as unknown as JsonReviewReport;
}

function isApi(api: unknown): boolean {
  if (!isObject(api) || typeof api.file !== 'string' || !isObject(api.counts)) return false;
  return [api.findings, api.statements].every((list) => Array.isArray(list) && list.every(isObject));
}

function read(file: string, cwd: string): string {
  try {
    return readText(resolve(cwd, file), { takesPipes: true });
  } catch (error) {
    throw new UsageError(`the earlier report ${file}: ${reasonOf(error)}`);
  }
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not valid JSON; write it again with lintel review --format json`);
  }
}
