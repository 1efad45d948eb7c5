import { jsonText } from '../platform/json-text.ts';
import type { Result } from '../source/result.ts';
import type { ReportWriter } from './report.ts';

/** Findings in one piece of text. V8 keeps texts of more than 128 KB until it collects everything. */
const AT_ONCE = 100;

/** Spectral's JSON array; each finding has the statements that its cause violates, its key where that is meant, and its places where it stands for several. */
export const json: ReportWriter = ({ results }) => (results.length === 0 ? '[]' : arrayOf(results));

function* arrayOf(results: readonly Result[]): Generator<string> {
  for (let from = 0; from < results.length; from += AT_ONCE) {
    const part = jsonText(results.slice(from, from + AT_ONCE).map(shown), '\t');
    yield (from === 0 ? '[' : ',') + part.slice('['.length, -'\n]'.length);
  }
  yield '\n]';
}

function shown({ code, path, message, severity, range, keyRange, source, statements, places }: Result) {
  const spectral = { code, path, message, severity, range, source };
  return {
    ...spectral,
    statements,
    ...(keyRange !== undefined && { keyRange }),
    ...(places !== undefined && { places }),
  };
}
