import wideText from './wide-text.cts';

/**
 * Characters that take one column each: those that nearly all texts are made of, with what marks a cut and what is
 * hidden.
 */
const NARROW = /^[ -~…·]*$/;

/** The columns that a text takes in a terminal. */
export function textWidth(text: string): number {
  return NARROW.test(text) ? text.length : wideText.stringWidth(text);
}

/** A text in lines of so many columns, broken between words; `hard` breaks words that are longer. */
export function wrapText(text: string, columns: number, options: { readonly hard: boolean }): string {
  return wideText.wrapAnsi(text, columns, options);
}
