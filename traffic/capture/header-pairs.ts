/** Names and values of header fields in their order. */
export type HeaderPairs = readonly (readonly [name: string, value: string])[];

/**
 * Fields of one connection (RFC 9110, section 7.6.1). Transfer-Encoding is left out by whoever takes the chunks apart,
 * and Node writes it as it was.
 */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
]);

/** Node's flat list of names and values. */
export function headerPairs(rawHeaders: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) pairs.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '']);
  return pairs;
}

/** The fields that go on to the other side, as they were written. */
export function endToEnd(pairs: HeaderPairs): [string, string][] {
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.toLowerCase().split(','));
  const dropped = new Set([...HOP_BY_HOP, ...named.map((name) => name.trim())]);
  return pairs.flatMap(([name, value]): [string, string][] => (dropped.has(name.toLowerCase()) ? [] : [[name, value]]));
}

/** The first value of a field, whose name is given in lower case; null without one. */
export function fieldValue(pairs: HeaderPairs, name: string): string | null {
  for (const [one, value] of pairs) if (one.length === name.length && one.toLowerCase() === name) return value;
  return null;
}
