import { isWholePath, wayInside } from '../platform/file-paths.ts';
import { oneLine } from '../platform/visible-text.ts';
import { isOnKeys } from './joined-keys.ts';
import { lineAndColumn, type Range, type Result, type ResultPlace, START_OF_FILE } from './result.ts';

/** Spectral's codes for what is wrong with the input itself. */
export type InputProblemCode = 'parser' | 'invalid-ref' | 'unrecognized-format';

/** Input that could not be read, wholly or in part. */
export interface InputProblem {
  readonly code: InputProblemCode;
  readonly source: string;
  /** Null when it stands at no place in the file. */
  readonly range: Range | null;
  readonly path: readonly string[];
  /** One sentence: what is wrong; what to do. */
  readonly message: string;
  /** The places that it stands for, where these are several. */
  readonly places?: readonly ResultPlace[];
  /** The reference that leads to nothing, in full: the message may cut it. */
  readonly reference?: string;
}

/** A problem of a whole file. */
export function fileProblem(source: string, message: string, code: InputProblemCode = 'parser'): InputProblem {
  return { code, source, range: null, path: [], message };
}

/** A problem as machine formats show it, so that nobody takes a broken file for a clean one. */
export function problemResult({ range, reference: _reference, ...problem }: InputProblem): Result {
  return { ...problem, range: range ?? START_OF_FILE, severity: 0, statements: [] };
}

/** True for a result about input that could not be read, wholly or in part. */
export function isInputProblem({ code, severity, message }: Pick<Result, 'code' | 'severity' | 'message'>): boolean {
  if (severity !== 0) return false;
  return code === 'invalid-ref' || code === 'unrecognized-format' || (code === 'parser' && !isOnKeys(message));
}

/** A problem as one line: `FILE:LINE:COLUMN: what is wrong; what to do`. */
export function problemLine({ source, range, message }: InputProblem, cwd: string): string {
  const at = range === null ? '' : `:${lineAndColumn(range.start)}`;
  return `${shownPath(source, cwd)}${at}: ${oneLine(message)}`;
}

/** A file's path as people see it: relative when it lies below the working folder. */
export function shownPath(source: string, cwd: string): string {
  return isWholePath(source) ? (wayInside(source, cwd) ?? source) : source;
}
