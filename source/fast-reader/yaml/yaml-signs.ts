/** The codes of the signs that mean something in YAML. */
export const [TAB, LINE_FEED, CARRIAGE_RETURN, SPACE, HASH] = [9, 10, 13, 32, 35];
export const [DOUBLE_QUOTE, SINGLE_QUOTE, BACKSLASH, COMMA, MINUS, COLON] = [34, 39, 92, 44, 45, 58];
const QUESTION = 63;
export const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];
export const [PLUS, PIPE, GREATER, STAR, AMPERSAND, EXCLAMATION] = [43, 124, 62, 42, 38, 33];

/**
 * What no plain scalar begins with: flow signs, comments, anchors, aliases, tags, block and quoted scalars, directives,
 * reserved signs.
 */
export const NO_PLAIN_START: ReadonlySet<number> = new Set(
  Array.from(',[]{}#&*!|>\'"%@`', (sign) => sign.charCodeAt(0)),
);

/** A blank, a line break, or the end of the text. */
export function isBlank(sign: number): boolean {
  return sign === SPACE || sign === LINE_FEED || sign === CARRIAGE_RETURN || Number.isNaN(sign);
}

export function isFlowSign(sign: number): boolean {
  return sign === COMMA || sign === OPEN_LIST || sign === CLOSE_LIST || sign === OPEN_OBJECT || sign === CLOSE_OBJECT;
}

/** True at the sign that begins a quoted scalar. */
export function isQuote(sign: number): boolean {
  return sign === DOUBLE_QUOTE || sign === SINGLE_QUOTE;
}

/** True where a plain scalar cannot begin, or means something of its own. */
export function isReservedStart(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  if (NO_PLAIN_START.has(sign) || Number.isNaN(sign)) return true;
  const next = text.charCodeAt(at + 1);
  return (sign === MINUS || sign === QUESTION || sign === COLON) && (isBlank(next) || next === TAB || isFlowSign(next));
}
