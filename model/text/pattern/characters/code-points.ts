/** The code points of a text; a lone surrogate stands for itself, as with the u flag. */
export function codePointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
