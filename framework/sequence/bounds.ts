import type { SchemaNode } from '../../model/description/nodes.ts';
import { keywordOf } from '../../model/schemas/keywords.ts';
import { admits } from '../../model/text/pattern/admits.ts';
import { parsePattern } from '../../model/text/pattern/pattern.ts';

/** Longer texts are not sent. */
const LONGEST_TEXT = 5000;
/** Texts that a pattern hardly admits. */
const ODD_TEXTS = ['!', '?!', ' ', '~~~~', '!?!?!?!?!?'];

/** The keywords whose bound a value can break. */
export type Bound = 'maxLength' | 'minimum' | 'pattern';
export const BOUNDS: readonly Bound[] = ['maxLength', 'minimum', 'pattern'];

/** A value that breaks a bound of a schema, for one that keeps it; undefined where the schema has no such bound, or none can be told. */
export function valueBreaking(bound: Bound, schema: SchemaNode, value: unknown): unknown {
  const limit = keywordOf(schema, bound)?.value;
  if (bound === 'minimum') return typeof limit === 'number' && Number.isInteger(value) ? limit - 1 : undefined;
  if (typeof value !== 'string') return undefined;
  if (bound === 'pattern') return typeof limit === 'string' ? unlike(limit, schema) : undefined;
  const isLong = typeof limit === 'number' && limit >= value.length && limit < LONGEST_TEXT;
  return isLong && value !== '' ? value.padEnd(limit + 1, value.slice(-1)) : undefined;
}

/** A text of an admitted length that a pattern does not admit. */
function unlike(pattern: string, schema: SchemaNode): string | undefined {
  const [least, most] = [keywordOf(schema, 'minLength')?.value, keywordOf(schema, 'maxLength')?.value];
  const parsed = parsePattern(pattern);
  return ODD_TEXTS.map((text) => text.padEnd(typeof least === 'number' ? Math.min(least, LONGEST_TEXT) : 0, text)).find(
    (text) => (typeof most !== 'number' || text.length <= most) && admits(parsed, text) === false,
  );
}
