import type { Result } from '../engine/result.ts';
import type { Report } from './report.ts';

/** Findings in one piece of text: few enough to be quickly out of memory, and enough to be written in one go. */
const AT_ONCE = 1_000;

/** Spectral's JSON array, and for each finding the statements that its rule decides. */
export const json: Report = ({ results }) => (results.length === 0 ? '[]' : arrayOf(results));

function* arrayOf(results: readonly Result[]): Generator<string> {
  for (let from = 0; from < results.length; from += AT_ONCE) {
    const part = JSON.stringify(results.slice(from, from + AT_ONCE).map(shown), null, '\t');
    yield (from === 0 ? '[' : ',') + part.slice('['.length, -'\n]'.length);
  }
  yield '\n]';
}

function shown({ code, path, message, severity, range, source, statements }: Result) {
  return { code, path, message, severity, range, source, statements };
}
