import type { JsonPath } from './place.ts';

/** A reference token of a JSON Pointer: unescaped, with the offset at which it begins in the text (after its slash). */
export interface PointerToken {
  readonly text: string;
  readonly offset: number;
}

/** Why a text is no JSON Pointer, and the offset of the first character that is wrong. */
export interface PointerFault {
  /** `slash`: the text does not begin with one. `escape`: a tilde is not followed by 0 or 1. */
  readonly fault: 'slash' | 'escape';
  readonly offset: number;
}

/**
 * Reads a JSON Pointer strictly (RFC 6901, section 3); the empty text has no token. A token may hold any other
 * character, and so also the filter expression of section 4.6 of the conventions: `parseJsonPatchPath` of grammar/
 * reads those.
 */
export function parseJsonPointer(text: string): readonly PointerToken[] | PointerFault {
  if (text === '') return [];
  if (!text.startsWith('/')) return { fault: 'slash', offset: 0 };
  const wrong = /~(?![01])/.exec(text);
  if (wrong !== null) return { fault: 'escape', offset: wrong.index };
  const tokens: PointerToken[] = [];
  let offset = 1;
  for (const token of text.slice(1).split('/')) {
    tokens.push({ text: unescapeToken(token), offset });
    offset += token.length + 1;
  }
  return tokens;
}

/** True for the tokens of a JSON Pointer, false for a fault. */
export function isPointer(read: readonly PointerToken[] | PointerFault): read is readonly PointerToken[] {
  return Array.isArray(read);
}

/** The keys of a JSON Pointer (RFC 6901, section 4). Lenient: faults stay in the keys, which then name nothing. */
export function pointerToPath(pointer: string): string[] {
  return pointer === '' ? [] : pointer.slice(1).split('/').map(unescapeToken);
}

/** The JSON Pointer for keys (RFC 6901, section 3). */
export function pathToPointer(path: Readonly<JsonPath>): string {
  return path.map((key) => `/${escapeToken(String(key))}`).join('');
}

/** A key as a reference token: `~` is written `~0` and `/` is written `~1` (RFC 6901, section 3). */
export function escapeToken(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The key that a reference token stands for; `~1` first, so that `~01` gives `~1` (RFC 6901, section 4). */
export function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * The JSON Pointer for a path in another notation: `$.items[0].price`, `items.0.price`, `items/0/price`. Null where the
 * steps are not clear.
 */
export function pointerFromNotation(path: string): string | null {
  const plain = path.replace(/^[$#]?[./]?/, '').replaceAll(/\[\s*(?:(\d+|\*)|"([^"]*)"|'([^']*)')\s*\]/g, '.$1$2$3');
  const steps = plain.replace(/^\./, '').split(/[./]/);
  return steps.every((step) => /^(?:[A-Za-z_][\w-]*|\d+)$/.test(step)) ? `/${steps.join('/')}` : null;
}
