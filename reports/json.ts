import { jsonText } from '../platform/json-text.ts';
import type { Result } from '../source/result.ts';
import type { ReportWriter } from './report.ts';

/** Findings in one piece of text. V8 keeps texts of more than 128 KB until it collects everything. */
const AT_ONCE = 100;

/**
 * Spectral's JSON array; each finding has the statements that its cause violates, its key where that is meant, and its
 * places where it stands for several; a major version that became another one what is below it; in traffic also the
 * exchange, at a running service the exchanges; where fixes are asked for, its fix.
 */
export const json: ReportWriter = ({ results }) => (results.length === 0 ? '[]' : arrayOf(results));

function* arrayOf(results: readonly Result[]): Generator<string> {
  for (let from = 0; from < results.length; from += AT_ONCE) {
    const part = jsonText(results.slice(from, from + AT_ONCE).map(shown), '\t');
    yield (from === 0 ? '[' : ',') + part.slice('['.length, -'\n]'.length);
  }
  yield '\n]';
}

function shown(result: Result): object {
  const {
    code,
    kind,
    path,
    message,
    severity,
    range,
    keyRange,
    source,
    statements,
    places,
    below,
    traffic,
    exchanges,
    textFix,
  } = result;
  return {
    code,
    path,
    message,
    severity,
    range,
    source,
    statements,
    ...(kind !== undefined && { kind }),
    ...(keyRange !== undefined && { keyRange }),
    ...(places !== undefined && { places }),
    ...(below !== undefined && { below: below.map(shown) }),
    ...traffic,
    ...(exchanges !== undefined && { exchanges }),
    ...(textFix !== undefined && { fix: textFix }),
  };
}
