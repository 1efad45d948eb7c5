/** A description several times over in one, as if it were that much larger: real content of any size. */

type Json = { [key: string]: unknown };

/** What of `components` stays shared: security requirements name schemes by a key and not by a reference. */
const SHARED = 'securitySchemes';

/**
 * A description with everything `times` times: paths, components and operationIds of each further copy have names of
 * their own, and what refers to them in that copy follows. Only for a description in one file.
 */
export function repeated(description: unknown, times: number): Json {
  const { paths = {}, components = {}, ...others } = description as { paths?: Json; components?: Json } & Json;
  const copies = Array.from({ length: times }, (_, index) => new Copy(index));
  const kinds = Object.entries(components).map(([kind, entries]) => [
    kind,
    kind === SHARED ? entries : joined(copies.map((copy) => copy.components(entries as Json))),
  ]);
  return {
    ...others,
    paths: joined(copies.map((copy) => copy.paths(paths))),
    components: Object.fromEntries(kinds),
  };
}

function joined(parts: readonly Json[]): Json {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}

/** One of the copies; the first keeps its names. */
class Copy {
  private readonly number: number;

  constructor(index: number) {
    this.number = index + 1;
  }

  paths(paths: Json): Json {
    return this.entries(paths, (path) => this.path(path));
  }

  components(entries: Json): Json {
    return this.entries(entries, (name) => this.name(name));
  }

  private entries(entries: Json, rename: (key: string) => string): Json {
    return Object.fromEntries(Object.entries(entries).map(([key, value]) => [rename(key), this.renamed(value)]));
  }

  private name(name: string): string {
    return this.number === 1 ? name : `${name}_${this.number}`;
  }

  private path(path: string): string {
    return this.number === 1 ? path : `/copy-${this.number}${path}`;
  }

  private renamed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.renamed(item));
    if (typeof value === 'string') return this.reference(value);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        key,
        key === 'operationId' && typeof member === 'string' ? this.name(member) : this.renamed(member),
      ]),
    );
  }

  /** Of a discriminator's mapping, too. */
  private reference(text: string): string {
    const [, start, kind, name, rest = ''] = /^(#\/components\/([^/]+)\/)([^/]+)(.*)$/s.exec(text) ?? [];
    if (start !== undefined && name !== undefined) return kind === SHARED ? text : start + this.name(name) + rest;
    const path = /^#\/paths\/~1/.test(text) && this.number > 1;
    return path ? text.replace('#/paths/', `#/paths/~1copy-${this.number}`) : text;
  }
}
