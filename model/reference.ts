import { isObject, type JsonObject, member } from './json.ts';
import { below, type JsonPath, type Place, rootPlace, type SourceFile } from './place.ts';

/** Finds the parsed file that a reference names, or undefined when it was not loaded. */
export type FileLookup = (source: string) => SourceFile | undefined;

export interface Target {
  readonly value: unknown;
  readonly place: Place;
}

/** What a reference leads to. `cycle`: the references lead back to one another and never to a value. */
export type Resolution =
  | ({ readonly state: 'found' } & Target)
  | { readonly state: 'missing' | 'cycle'; readonly reference: string };

/** True for an object that stands for another one by a `$ref` string. */
export function isReference(value: unknown): value is JsonObject & { $ref: string } {
  return isObject(value) && typeof member(value, '$ref') === 'string';
}

/**
 * Follows `$ref`s from a value to what they stand for, across files.
 *
 * The place of the result is where the target is written. A value that is no reference is its own target.
 */
export function follow(value: unknown, place: Place, lookUp: FileLookup): Resolution {
  const seen = new Set<unknown>();
  let target: Target = { value, place };
  while (isReference(target.value)) {
    const reference = target.value.$ref;
    if (seen.has(target.value)) return { state: 'cycle', reference };
    seen.add(target.value);
    const next = targetOf(reference, target.place.file, lookUp);
    if (next === null) return { state: 'missing', reference };
    target = next;
  }
  return { state: 'found', ...target };
}

function targetOf(reference: string, from: SourceFile, lookUp: FileLookup): Target | null {
  const hash = reference.indexOf('#');
  const source = hash === -1 ? reference : reference.slice(0, hash);
  const fragment = hash === -1 ? '' : reference.slice(hash + 1);
  const file = source === '' ? from : fileFor(source, from, lookUp);
  return file === null ? null : locate(fragment, file);
}

function fileFor(source: string, from: SourceFile, lookUp: FileLookup): SourceFile | null {
  const joined = joinSource(from.source, source);
  const decoded = decodePercent(joined);
  return lookUp(joined) ?? (decoded === joined ? undefined : lookUp(decoded)) ?? null;
}

function locate(fragment: string, file: SourceFile): Target | null {
  if (fragment !== '' && !fragment.startsWith('/')) return anchored(fragment, file);
  let value: unknown = file.data;
  let place = rootPlace(file);
  for (const key of pointerToPath(fragment)) {
    const next = member(value, key);
    if (next === undefined) return null;
    place = below(place, Array.isArray(value) ? Number(key) : key);
    value = next;
  }
  return { value, place };
}

/** `#name` refers to the schema that carries `$anchor: name` (JSON Schema 2020-12, section 8.2.2). */
function anchored(name: string, file: SourceFile): Target | null {
  const stack: Target[] = [{ value: file.data, place: rootPlace(file) }];
  const seen = new Set<unknown>();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value, place } = next;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (member(value, '$anchor') === name || member(value, '$dynamicAnchor') === name) return next;
    for (const [key, child] of Object.entries(value)) {
      stack.push({ value: child, place: below(place, Array.isArray(value) ? Number(key) : key) });
    }
  }
  return null;
}

/** The keys of a JSON Pointer in its URI fragment form (RFC 6901, section 6), without the `#`. */
export function pointerToPath(fragment: string): string[] {
  if (fragment === '') return [];
  return decodePercent(fragment)
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
  if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(reference)) return reference;
  const [, root = '', directory = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*|)(.*\/|)/i.exec(base ?? '') ?? [];
  const segments: string[] = [];
  for (const segment of `${directory}${reference}`.split('/')) {
    if (segment === '.' || (segment === '' && segments.length > 0)) continue;
    const last = segments.at(-1);
    if (segment === '..' && last !== undefined && last !== '..' && last !== '') segments.pop();
    else segments.push(segment);
  }
  return root + segments.join('/');
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
