/** True for a text with the form of a URI: a scheme, and no blanks (RFC 3986, section 3). */
export function isUri(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\S+$/i.test(text);
}
