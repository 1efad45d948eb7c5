import { listed, quote } from '../../framework/messages.ts';
import { toUpperCase } from '../../model/text/words/name-case.ts';

/** The most values that a message names. */
const MOST = 5;

/** The first of several values, quoted; an ellipsis stands for the others. */
export function quotedFirst(values: readonly string[]): string {
  const shown = values.slice(0, MOST).map(quote);
  return values.length > MOST ? `${shown.join(', ')}, …` : listed(shown);
}

/** The same in UPPER_CASE; null where one of them has no UPPER_CASE value, as without letters and digits. */
export function quotedUpperCase(values: readonly string[]): string | null {
  const upper = values.map(toUpperCase);
  return upper.includes(null) ? null : quotedFirst(upper.flatMap((value) => value ?? []));
}

/** What to write in place of a value that is not UPPER_CASE. */
export function upperCaseRemedy(value: string): string {
  const upper = quotedUpperCase([value]);
  return upper === null ? 'use upper-case letters, digits and underscores only' : `write ${upper}`;
}
