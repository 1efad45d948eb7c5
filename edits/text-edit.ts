/** A part of a text, by offsets, and what stands there afterwards. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Why an edit of a description cannot be carried out in its text: a sentence without a full stop. */
export class NotEditable extends Error {}

/**
 * The text with its edits; all else is as before, byte for byte. Edits at one offset follow one another in their order.
 *
 * @throws RangeError when edits overlap, which would be a fault of what made them.
 */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text: written } of inOrder(edits)) {
    if (start < at) throw new RangeError(`two edits overlap at offset ${start}`);
    parts.push(text.slice(at, start), written);
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** True where one of the edits, which are in the order of the text, begins before the one before it ends. */
export function overlap(edits: readonly TextEdit[]): boolean {
  return edits.some(({ start }, index) => start < (edits[index - 1]?.end ?? 0));
}

/** The edits by offset; what only adds comes before what replaces. */
export function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  return edits.toSorted((left, right) => left.start - right.start || left.end - right.end);
}
