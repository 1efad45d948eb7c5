const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^\d+$/;
const VERSION = /^v\d+(?:[.-]\d+)*$/i;
/** A word with a number behind it, such as `oauth2`. */
const NUMBERED_WORD = /^[a-z]+(?:-[a-z]+)*-?\d{1,2}$/i;
/** What stands before the version of an API, and identifies nothing itself. */
const NAME_OF_API = /^(?:rest-?)?api$|^rest$/i;
const BARE_VERSION = /^\d{1,3}(?:\.\d{1,3})*$|^20\d\d-\d\d(?:-\d\d)?$/;
const WITH_DIGITS = /^[^/]*\d[^/]*$/;
/** An enumerated value may identify a sub-resource (section 2.8 of the conventions). */
const UPPER_CASE = /^[A-Z][A-Z0-9_]+$/;

/**
 * True for a segment of a URL that is an identifier by its looks: a number, a UUID, a text with digits in it, an
 * enumerated value. A word with a number behind it (`oauth2`, `order-7`) is one only behind the name of a collection.
 */
export function looksLikeIdentifier(text: string, isBehindPlural: boolean): boolean {
  if (isVersion(text)) return false;
  if (isBehindPlural && WITH_DIGITS.test(text)) return true;
  if (NUMBER.test(text) || UUID.test(text) || UPPER_CASE.test(text)) return true;
  return WITH_DIGITS.test(text) && (isBehindPlural || !NUMBERED_WORD.test(text));
}

/** True for a segment such as `v1`. */
export function isVersion(text: string): boolean {
  return (text.startsWith('v') || text.startsWith('V')) && VERSION.test(text);
}

/** True for a segment such as `v1`, and, behind the name of an API alone, for `3`, `1.0` and `2024-04`. */
export function isVersionBehind(text: string, before: string | null): boolean {
  return isVersion(text) || (before !== null && NAME_OF_API.test(before) && BARE_VERSION.test(text));
}
