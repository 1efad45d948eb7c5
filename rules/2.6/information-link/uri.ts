/**
 * True for a text with the form of a URI: a scheme, no blanks, and a percent sign only before an escape (RFC 3986,
 * section 3).
 */
export function isUri(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:(?:%[0-9a-f]{2}|[^\s%])+$/i.test(text);
}
