/** Where and why a text does not follow a grammar. */
export interface SyntaxFault {
  /** What was expected, and what was found instead; no full stop. */
  readonly message: string;
  /** Index of the first character that does not fit; the text's length where it ends too early. */
  readonly position: number;
}

/** The result of a parser: the value of the text, or its fault. A parser never throws. */
export type Parsed<Value> =
  | { readonly value: Value; readonly error: null }
  | { readonly value: null; readonly error: SyntaxFault };

/** Longest text that is parsed, in UTF-16 code units; a longer one is refused. */
export const LONGEST_TEXT = 65_536;

/** The result for a text that follows the grammar. */
export function parsed<Value>(value: Value): Parsed<Value> {
  return { value, error: null };
}

/** The result for a text with a fault at a position. */
export function fault(message: string, position: number): Parsed<never> {
  return { value: null, error: { message, position } };
}

/** The result for a text that is too long; null for every other one. */
export function tooLong(text: string): Parsed<never> | null {
  return text.length > LONGEST_TEXT ? fault(`expected at most ${LONGEST_TEXT} characters`, LONGEST_TEXT) : null;
}

/** The character at a position, as a message shows it; `the end` after the last one. */
export function shownAt(text: string, position: number): string {
  const code = text.codePointAt(position);
  if (code === undefined) return 'the end';
  const character = String.fromCodePoint(code);
  return /\s/.test(character) ? 'a blank' : JSON.stringify(character);
}
