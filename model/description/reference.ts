import { isObject, type JsonObject, member } from './json.ts';
import type { SourceFile } from './place.ts';

/** Finds the parsed file that a reference names by path or URL; undefined if it was not loaded. */
export type FileLookup = (source: string) => SourceFile | undefined;

/** An object with a `$ref` (OpenAPI: Reference Object). */
export type Reference = JsonObject & { readonly $ref: string };

/** True for an object whose own member `$ref` is a string. */
export function isReference(value: unknown): value is Reference {
  return isObject(value) && typeof member(value, '$ref') === 'string';
}

/**
 * The parts of a `$ref` as written: the path or URL of a file, empty for the same file, and the fragment (RFC 3986,
 * section 3.5).
 */
export function splitReference(reference: string): { readonly source: string; readonly fragment: string } {
  const hash = reference.indexOf('#');
  if (hash === -1) return { source: reference, fragment: '' };
  return { source: reference.slice(0, hash), fragment: reference.slice(hash + 1) };
}

/**
 * Resolves the path or URL of a reference against that of the file that holds it (RFC 3986, section 5.2). Paths have
 * forward slashes and stay relative if `base` is; a `base` of null is the current folder.
 */
export function joinSource(base: string | null, reference: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(reference)) return reference;
  const [, root = '', directory = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*|[a-z]:(?=\/)|)(.*\/|)/i.exec(base ?? '') ?? [];
  if (reference.startsWith('/')) return root + reference;
  const segments: string[] = [];
  for (const segment of `${directory}${reference}`.split('/')) {
    if (segment === '.' || (segment === '' && segments.length > 0)) continue;
    const last = segments.at(-1);
    // Nothing is above the root (RFC 3986, section 5.2.4).
    if (segment === '..' && last === '') continue;
    if (segment === '..' && last !== undefined && last !== '..') segments.pop();
    else segments.push(segment);
  }
  return root + segments.join('/');
}

/** True for an address of http(s). */
export function isRemote(source: string | null): boolean {
  return source !== null && /^https?:/i.test(source);
}

/** The text without percent encoding (RFC 3986, section 2.1); unchanged if it has a `%` that encodes nothing. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
