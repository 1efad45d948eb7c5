/** What must not come of linting any document. */
import type { Engine, LintedFile } from '../../engine/engine.ts';
import { reasonOf } from '../../platform/error-text.ts';
import { problemResult } from '../../source/problem.ts';
import type { Range, Result } from '../../source/result.ts';
import type { FuzzedDocument } from './draw-document.ts';

/** More than this, of a processor's seconds, is slow for a document of some kilobytes. */
const SLOW_SECONDS = 2;

/** What a message says of a value that it could not name. */
const UNNAMED = /\bundefined\b|\[object \w+\]|\bNaN\b/;

/** What came of linting a document, and what is wrong with that. */
export interface Run {
  /** Null where linting threw. */
  readonly file: LintedFile | null;
  readonly faults: readonly string[];
}

/** Lints a document, and says what is wrong with the outcome, whatever the document. */
export async function lintFuzzed(engine: Engine, document: FuzzedDocument): Promise<Run> {
  try {
    const { file, seconds } = await timed(engine, document);
    const isSlow = seconds > SLOW_SECONDS && (await timed(engine, document)).seconds > SLOW_SECONDS;
    const slow = isSlow ? [`it takes ${seconds.toFixed(1)} s of a processor`] : [];
    return { file, faults: [...faultsOf(file, document), ...slow] };
  } catch (error) {
    return { file: null, faults: [`linting throws: ${error instanceof Error ? error.stack : reasonOf(error)}`] };
  }
}

/** In seconds of a processor, so that it does not count what else the machine does. */
async function timed(engine: Engine, { source, text }: FuzzedDocument): Promise<{ file: LintedFile; seconds: number }> {
  const before = process.cpuUsage();
  const file = await engine.lint({ source, isStdin: false }, text, () => {});
  const { user, system } = process.cpuUsage(before);
  return { file, seconds: (user + system) / 1e6 };
}

function faultsOf({ failures, results, problems }: LintedFile, document: FuzzedDocument): string[] {
  const lines = document.text.split(/\r\n|[\n\r]/).length;
  const shown = [...results, ...problems.map(problemResult)];
  return [
    ...failures.map(({ ruleId, error }) => `the rule ${ruleId} fails: ${error instanceof Error ? error.stack : error}`),
    ...shown.flatMap((result) => faultsOfResult(result, result.source === document.source ? lines : Infinity)),
  ];
}

function faultsOfResult({ code, message, path, range, keyRange = range }: Result, lines: number): string[] {
  const at = `${code} at /${path.join('/')}`;
  const outside = [range, keyRange].find((one) => !isInFile(one, lines));
  return [
    ...(message.trim() === '' ? [`${at} says nothing`] : []),
    ...(UNNAMED.test(message) ? [`${at} does not name its value: ${message}`] : []),
    ...(outside === undefined ? [] : [`${at} stands outside of its file: ${JSON.stringify(outside)}`]),
  ];
}

/**
 * True for a range that does not end before it starts, of lines that there are; the parser ends a last line that has no
 * end.
 */
function isInFile({ start, end }: Range, lines: number): boolean {
  const isForward = end.line > start.line || (end.line === start.line && end.character >= start.character);
  return (
    isForward &&
    start.line >= 0 &&
    start.character >= 0 &&
    end.character >= 0 &&
    (end.line < lines || (end.line === lines && end.character === 0))
  );
}
