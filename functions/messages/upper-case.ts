import { listed, quote } from '../../framework/messages.ts';
import { toUpperCase } from '../../model/text/words/name-case.ts';

/** The most values that a message names. */
const MOST = 5;

/** The first of several values, quoted. */
export function quotedFirst(values: readonly string[]): string {
  return listed(values.slice(0, MOST).map(quote));
}

/** The same in UPPER_CASE; null where one of them has no UPPER_CASE value, as without letters and digits. */
export function quotedUpperCase(values: readonly string[]): string | null {
  const upper = values.slice(0, MOST).map(toUpperCase);
  return upper.includes(null) ? null : quotedFirst(upper.flatMap((value) => value ?? []));
}
