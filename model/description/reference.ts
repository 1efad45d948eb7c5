import { isObject, type JsonObject, member } from './json.ts';
import type { JsonPath, SourceFile } from './place.ts';

/** Finds the parsed file that a reference names, or undefined when it was not loaded. */
export type FileLookup = (source: string) => SourceFile | undefined;

/** An object that stands for another one. */
export type Reference = JsonObject & { readonly $ref: string };

/** True for an object that stands for another one by a `$ref` string. */
export function isReference(value: unknown): value is Reference {
  return isObject(value) && typeof member(value, '$ref') === 'string';
}

/** The keys of a JSON Pointer (RFC 6901). */
export function pointerToPath(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A JSON Pointer (RFC 6901) for keys. */
export function pathToPointer(path: JsonPath): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Resolves a relative file reference against the file that holds it; both with forward slashes. */
export function joinSource(base: string | null, reference: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(reference)) return reference;
  const [, root = '', directory = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*|)(.*\/|)/i.exec(base ?? '') ?? [];
  if (reference.startsWith('/')) return root + reference;
  const segments: string[] = [];
  for (const segment of `${directory}${reference}`.split('/')) {
    if (segment === '.' || (segment === '' && segments.length > 0)) continue;
    const last = segments.at(-1);
    if (segment === '..' && last !== undefined && last !== '..' && last !== '') segments.pop();
    else segments.push(segment);
  }
  return root + segments.join('/');
}

/** Text without the percent encoding of URIs; as it is where a sign that stands for itself makes that impossible. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
