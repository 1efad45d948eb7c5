import { oneLine } from './visible-text.ts';

/**
 * The first line of the message of what was thrown, without a full stop at its end; `no reason given` where it is
 * empty.
 */
export function reasonOf(thrown: unknown): string {
  const [line = ''] = String(thrown instanceof Error ? thrown.message : thrown).split('\n', 1);
  return withoutCall(oneLine(line)).replace(/[.;]+$/, '') || 'no reason given';
}

/**
 * `permission denied` for Node's `EACCES: permission denied, open '/a/b'`, and for `listen EACCES: permission denied
 * 127.0.0.1:80`.
 */
function withoutCall(message: string): string {
  return message
    .replace(/^E[A-Z]+: (.*), [a-z]+( '.*')?$/, '$1')
    .replace(/^listen E[A-Z]+: (.*) \S+:\d+$/, '$1')
    .replace(/^spawn .* ENOENT$/, 'there is no such program')
    .replace(/^spawn .* EACCES$/, 'permission denied');
}

/** What is to be done where an error may be one of the ruleset. */
export const CORRECT_OR_REPORT =
  'correct the ruleset where it is a program, else this is a fault of Lintel, so please report it';
