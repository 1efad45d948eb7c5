import { quote } from '../framework/messages.ts';
import { KEY_IS_NO_TEXT } from './joined-keys.ts';
import type { InputProblem } from './problem.ts';
import type { Range, Result } from './result.ts';

/** What a parser says of a file that it could read all the same, in the shape that Spectral's parsers give it. */
export interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly severity: 0 | 1 | 2 | 3;
  readonly range: Range;
  readonly path: string[];
}

const DUPLICATE = /^Duplicate key: (.*)$/s;

/** A key that is written twice hides what the first one says: that is broken input. */
export function isDuplicateKey({ message }: Pick<Diagnostic, 'message'>): boolean {
  return DUPLICATE.test(message);
}

/** A diagnostic as a problem of the input. */
export function diagnosticProblem({ message, range, path }: Omit<Diagnostic, 'code'>, source: string): InputProblem {
  const [, key] = DUPLICATE.exec(message) ?? [];
  const said = key === undefined ? `${message}; correct it` : duplicateKey(key);
  return { code: 'parser', source, range, path, message: said };
}

/**
 * A diagnostic as a finding, of the severity that Spectral gives it by default: a key that is no string is an error.
 */
export function diagnosticResult({ message, range, path, severity }: Diagnostic, source: string): Result {
  const raised = message.startsWith(KEY_IS_NO_TEXT) ? 0 : severity;
  return { code: 'parser', source, range, path, message, severity: raised, statements: [] };
}

function duplicateKey(key: string): string {
  return `the key ${quote(key)} is written twice here and only the last one counts; remove or rename one of them`;
}
