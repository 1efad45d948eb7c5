/** What keeps a text from following a grammar. */
export interface SyntaxFault {
  /** What was expected, and what was found instead; no full stop. */
  readonly message: string;
  /** Index of the character at which the text goes wrong; the text's length where it ends too early. */
  readonly position: number;
}

/** What a parser makes of a text: its value, or what is wrong with the text. A parser never throws. */
export type Parsed<Value> =
  | { readonly value: Value; readonly error: null }
  | { readonly value: null; readonly error: SyntaxFault };

/** Longest text that is looked into, in characters; a longer one is refused. */
export const LONGEST_TEXT = 65_536;

/** The text was read. */
export function parsed<Value>(value: Value): Parsed<Value> {
  return { value, error: null };
}

/** The text goes wrong at a position. */
export function fault(message: string, position: number): Parsed<never> {
  return { value: null, error: { message, position } };
}

/** The refusal of a text that is too long; null for every other one. */
export function tooLong(text: string): Parsed<never> | null {
  return text.length > LONGEST_TEXT ? fault(`expected at most ${LONGEST_TEXT} characters`, LONGEST_TEXT) : null;
}

/** What stands at a position, as a message shows it. */
export function shownAt(text: string, position: number): string {
  const code = text.codePointAt(position);
  if (code === undefined) return 'the end';
  const character = String.fromCodePoint(code);
  return /\s/.test(character) ? 'a blank' : JSON.stringify(character);
}
