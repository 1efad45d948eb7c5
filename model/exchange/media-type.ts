import { memoizeText } from '../lib/memoize.ts';
import { essence } from '../text/standards/media-type.ts';

/** A media type with its parameters, as a Content-Type field has it (RFC 9110, section 8.3.1). */
export interface MediaType {
  /** Type and subtype in lower case: `application/json`. */
  readonly essence: string;
  /** By name in lower case; quotation marks are removed. */
  readonly parameters: ReadonlyMap<string, string>;
}

const PARAMETER = /^\s*([^=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s]*))\s*$/;

/** Reads a media type; null for what has no type and subtype. Parameters that are none are left out. */
export const parseMediaType: (text: string) => MediaType | null = memoizeText((text) => {
  const name = essence(text);
  if (!/^[^\s/]+\/[^\s/]+$/.test(name)) return null;
  const parameters = new Map<string, string>();
  for (const part of splitOutsideQuotes(text, ';').slice(1)) {
    const [, key = '', quoted, plain = ''] = PARAMETER.exec(part) ?? [];
    if (key !== '') parameters.set(key.toLowerCase(), quoted?.replaceAll(/\\(.)/g, '$1') ?? plain);
  }
  return { essence: name, parameters };
});

/** The parts of a field's value between separators that stand outside of quotation marks. */
export function splitOutsideQuotes(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted && character === '\\') at++;
    else if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
