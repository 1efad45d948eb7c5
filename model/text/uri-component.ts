/**
 * Percent-encodes a text as part of a URI (RFC 3986, section 2.1). Half of a surrogate pair, which no URI can have,
 * becomes U+FFFD.
 */
export function uriComponent(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'));
}
