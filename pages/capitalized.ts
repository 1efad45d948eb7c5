/**
 * A text as the beginning of a line: in upper case, unless it begins with a name whose spelling that would change, such
 * as `minItems` or `batch_result`.
 */
export function capitalized(text: string): string {
  return /^[a-z][a-z\d]*\\?[A-Z_]/.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
