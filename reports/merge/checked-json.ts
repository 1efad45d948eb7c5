import { type Schema, Validator } from '@cfworker/json-schema';
import { lineAndColumn } from '../../source/result.ts';
import { jsonSyntaxIssue } from '../../source/syntax-error.ts';
import { BrokenReport } from './report-contents.ts';

/**
 * The data of a report in JSON.
 *
 * @throws BrokenReport with line and column where it is no JSON, and with a pointer where it is no report.
 */
export function checkedJson<Data>(text: string, schema: Schema): Data {
  const fault = jsonSyntaxIssue(text);
  if (fault !== null) {
    const what = fault.message.replace(/;[^;]*$/, '');
    throw new BrokenReport(`:${lineAndColumn(fault.range.start)}: ${what}; write it again with lintel lint`);
  }
  const data: unknown = JSON.parse(text);
  const { valid, errors } = new Validator(schema, '2020-12').validate(data);
  if (valid) return data as Data;
  // The last one stands deepest.
  const deepest = errors.at(-1);
  const place = deepest?.instanceLocation.replace(/^#/, '') || 'its root';
  throw new BrokenReport(` is not one that Lintel wrote, as it shows at ${place}; write it again with lintel lint`);
}
