const CONSTANTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...['', '~', 'null', 'Null', 'NULL'].map((text) => [text, null] as const),
  ...['true', 'True', 'TRUE'].map((text) => [text, true] as const),
  ...['false', 'False', 'FALSE'].map((text) => [text, false] as const),
  ...['.nan', '.NaN', '.NAN'].map((text) => [text, Number.NaN] as const),
  ...['', '+'].flatMap((sign) => infinities(sign, Number.POSITIVE_INFINITY)),
  ...infinities('-', Number.NEGATIVE_INFINITY),
]);

const NUMBER = /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+)$/;

/**
 * What a plain scalar stands for in the core schema of YAML 1.2 (section 10.3.2). Most are text, which their first sign
 * shows.
 */
export function plainScalar(text: string): unknown {
  if (!isSpecial(text.charCodeAt(0))) return text;
  if (NUMBER.test(text)) return Number(text);
  return CONSTANTS.has(text) ? CONSTANTS.get(text) : text;
}

/** Whether what begins with a sign may be something else than text; NaN is the first sign of nothing. */
function isSpecial(sign: number): boolean {
  const isDigit = sign >= 48 && sign <= 57;
  return isDigit || Number.isNaN(sign) || '+-.~nNtTfF'.includes(String.fromCharCode(sign));
}

function infinities(sign: string, value: number): [string, number][] {
  return ['.inf', '.Inf', '.INF'].map((text) => [sign + text, value]);
}
