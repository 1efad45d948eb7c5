import type { HttpMessage } from './exchange.ts';
import { splitOutsideQuotes } from './media-type.ts';

/**
 * The preferences that the fields of a name list, in lower case and without quotation marks and parameters:
 * `return=representation` (RFC 7240, section 2). `name` is Prefer, or Preference-Applied of a response.
 */
export function preferencesIn({ headers }: HttpMessage, name: 'Prefer' | 'Preference-Applied'): string[] {
  return headers.all(name).flatMap(({ value }) => preferencesOf(value));
}

/** The preferences that one field lists. */
export function preferencesOf(value: string): string[] {
  return splitOutsideQuotes(value, ',')
    .map((part) => (splitOutsideQuotes(part, ';')[0] ?? '').replaceAll(/[\s"]/g, '').toLowerCase())
    .filter((preference) => preference !== '');
}
