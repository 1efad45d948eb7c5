/** A reference token of a JSON Pointer: unescaped, with the offset at which it begins in the text (after its slash). */
export interface PointerToken {
  readonly text: string;
  readonly offset: number;
}

/** What keeps a text from being a JSON Pointer, and where. */
export interface PointerFault {
  /** `slash`: the text does not begin with one. `escape`: a tilde is not followed by 0 or 1. */
  readonly fault: 'slash' | 'escape';
  readonly offset: number;
}

/**
 * Reads a JSON Pointer: RFC 6901, section 3. A token may hold any other character, and so also the filter expression that the
 * conventions add in section 4.6: `parseJsonPatchPath` of grammar/ reads those.
 */
export function parseJsonPointer(text: string): readonly PointerToken[] | PointerFault {
  if (text === '') return [];
  if (!text.startsWith('/')) return { fault: 'slash', offset: 0 };
  const wrong = /~(?![01])/.exec(text);
  if (wrong !== null) return { fault: 'escape', offset: wrong.index };
  const tokens: PointerToken[] = [];
  let offset = 1;
  for (const token of text.slice(1).split('/')) {
    tokens.push({ text: token.replaceAll('~1', '/').replaceAll('~0', '~'), offset });
    offset += token.length + 1;
  }
  return tokens;
}

/** True for a JSON Pointer that could be read. */
export function isPointer(read: readonly PointerToken[] | PointerFault): read is readonly PointerToken[] {
  return Array.isArray(read);
}

/**
 * The JSON Pointer that a path in another notation means: `$.items[0].price`, `items.0.price`, `items/0/price`. Null where
 * it is not plain what the steps are.
 */
export function toJsonPointer(path: string): string | null {
  const plain = path.replace(/^[$#]?[./]?/, '').replaceAll(/\[\s*(?:(\d+|\*)|"([^"]*)"|'([^']*)')\s*\]/g, '.$1$2$3');
  const steps = plain.replace(/^\./, '').split(/[./]/);
  return steps.every((step) => /^(?:[A-Za-z_][\w-]*|\d+)$/.test(step)) ? `/${steps.join('/')}` : null;
}
