import { appendTo } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { isObject, type JsonObject, member } from './json.ts';
import { pointerToPath } from './json-pointer.ts';
import type { BrokenReference, DescriptionNode } from './nodes.ts';
import { below, type Place, rootPlace, type SourceFile } from './place.ts';
import {
  decodePercent,
  type FileLookup,
  isReference,
  isRemote,
  joinSource,
  type Reference,
  splitReference,
} from './reference.ts';
import { childOf, objectsIn, type Written } from './written.ts';

/** How deep references in the path of a pointer, in the pointers of these, and so on, are resolved. */
const DEEPEST = 100;

/** Resolves the references of one description, each once. Unresolved ones are noted once, at their `$ref`. */
export class ReferenceResolver {
  /** The unresolved references, in the order in which they were found. */
  readonly broken: BrokenReference[] = [];
  /** The linted file, then every other file that a reference resolves to. */
  readonly files: Set<SourceFile>;
  private readonly lookUp: FileLookup;
  private readonly targets = new Map<JsonObject, DescriptionNode | null>();
  private readonly following = new Set<JsonObject>();
  private readonly noted = new Set<JsonObject>();
  private depth = 0;

  constructor(root: SourceFile, lookUp: FileLookup) {
    this.files = new Set([root]);
    this.lookUp = lookUp;
  }

  /**
   * The object that a reference refers to, in this or another file, directly or by further references; null for an
   * unresolved reference, and for one to a value that is no object.
   *
   * @param stopsAt True for an object with a `$ref` that is itself the target, and not only a further reference.
   */
  resolve(
    value: Reference,
    place: Place,
    stopsAt: (value: Reference) => boolean = () => false,
  ): DescriptionNode | null {
    const trail: Reference[] = [];
    const settle = (target: DescriptionNode | null) => {
      for (const reference of trail) {
        this.following.delete(reference);
        this.targets.set(reference, target);
      }
      return target;
    };
    for (let here: Written<Reference> = { value, place }; ; ) {
      const known = this.targets.get(here.value);
      if (known !== undefined) return settle(known);
      if (this.following.has(here.value)) return settle(this.note(here, 'cycle'));
      this.following.add(here.value);
      trail.push(here.value);
      const next = this.step(here);
      if (next === null) return settle(this.note(here, 'missing'));
      this.files.add(next.place.file);
      if (!isObject(next.value)) return settle(null);
      if (!isReference(next.value) || stopsAt(next.value)) return settle({ value: next.value, place: next.place });
      here = { value: next.value, place: next.place };
    }
  }

  /**
   * The schema that a `$dynamicRef` refers to (JSON Schema 2020-12, section 8.2.3.2). Null if several schemas have the
   * name, since it then depends on the schema that validation starts from; also null for another form than `#name`.
   */
  resolveDynamic(reference: string, place: Place): DescriptionNode | null {
    if (!reference.startsWith('#')) return null;
    const name = decodePercent(reference.slice(1));
    const dynamic = [...this.files].flatMap((file) => anchorsOf(file).get(name) ?? []).filter((one) => one.dynamic);
    const [found, ...others] = dynamic.length > 0 ? dynamic : (anchorsOf(place.file).get(name) ?? []);
    return found !== undefined && others.length === 0 && isObject(found.value)
      ? { value: found.value, place: found.place }
      : null;
  }

  private note({ value, place }: Written<Reference>, state: BrokenReference['state']): null {
    if (!this.noted.has(value)) this.broken.push({ place: below(place, '$ref'), reference: value.$ref, state });
    this.noted.add(value);
    return null;
  }

  /** The value that a reference names itself, of any form, which may be a further reference. */
  step({ value, place }: Written<Reference>): Written<unknown> | null {
    const { source, fragment: written } = splitReference(value.$ref);
    const file = source === '' ? place.file : this.fileFor(source, place.file);
    const start = file === null ? this.identified(source, place) : { value: file.data, place: rootPlace(file) };
    if (start === null) return null;
    const fragment = decodePercent(written);
    if (fragment !== '' && !fragment.startsWith('/')) return anchorsOf(start.place.file).get(fragment)?.[0] ?? null;
    const path = pointerToPath(fragment);
    const around = source === '' ? within(place).identified : null;
    return (around && this.locate(path, around)) ?? this.locate(path, start);
  }

  /**
   * The schema that names itself so by `$id`, or the description by `$self`, in one of the files that are known (JSON
   * Schema 2020-12, section 8.2.1).
   */
  private identified(source: string, place: Place): Written<unknown> | null {
    const name = joinSource(baseOf(place), source);
    for (const file of this.files) {
      const found = identifiersOf(file).get(name);
      if (found !== undefined) return found;
    }
    return null;
  }

  private fileFor(source: string, from: SourceFile): SourceFile | null {
    const joined = joinSource(from.source, source);
    // What comes from the network has no say in files of this machine.
    if (isRemote(from.source) && !isRemote(joined)) return null;
    const decoded = decodePercent(joined);
    return this.lookUp(joined) ?? (decoded === joined ? undefined : this.lookUp(decoded)) ?? null;
  }

  private locate(path: readonly string[], start: Written<unknown>): Written<unknown> | null {
    let target = start;
    for (const key of path) {
      const next = childOf(target, key) ?? this.childBehindReference(target, key);
      if (next === null) return null;
      target = next;
    }
    return target;
  }

  /** Pointers may go through a reference into its target, as in Spectral's resolver. */
  private childBehindReference({ value, place }: Written<unknown>, key: string): Written<unknown> | null {
    if (!isReference(value) || this.depth > DEEPEST) return null;
    this.depth++;
    const target = this.resolve(value, place);
    this.depth--;
    return target === null ? null : childOf(target, key);
  }
}

/** A schema with a name. */
interface Anchored extends Written<unknown> {
  /** True for a name by `$dynamicAnchor`. */
  readonly dynamic: boolean;
}

/**
 * The schemas of a file by the names that `$anchor` and `$dynamicAnchor` give them (JSON Schema 2020-12, section
 * 8.2.2).
 */
const anchorsOf: (file: SourceFile) => ReadonlyMap<string, readonly Anchored[]> = memoize((file) => {
  const anchors = new Map<string, Anchored[]>();
  for (const written of objectsIn(file)) {
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const name = member(written.value, keyword);
      if (typeof name !== 'string') continue;
      appendTo(anchors, name, { ...written, dynamic: keyword === '$dynamicAnchor' });
    }
  }
  return anchors;
});

/** What a reference is resolved against: the `$id` of the nearest schema around it, else its file. */
function baseOf(place: Place): string | null {
  const { identified } = within(place);
  return identified === null ? place.file.source : joinSource(place.file.source, identified.id);
}

/** What stands at a place, and the nearest schema around it, itself included, that has an `$id`. */
interface Within {
  readonly value: unknown;
  readonly identified: (Written<unknown> & { readonly id: string }) | null;
}

function within(place: Place): Within {
  const { parent, key, file } = place;
  const around = parent === null ? null : within(parent);
  const value = around === null ? file.data : member(around.value, key);
  const id = member(value, '$id');
  return { value, identified: typeof id === 'string' ? { value, place, id } : (around?.identified ?? null) };
}

/**
 * The schemas of a file by their `$id`, and the file itself by the `$self` of OpenAPI 3.2, resolved against the file.
 */
const identifiersOf: (file: SourceFile) => ReadonlyMap<string, Written<unknown>> = memoize((file) => {
  const found = new Map<string, Written<unknown>>();
  for (const written of objectsIn(file)) {
    const own = written.place.parent === null ? member(written.value, '$self') : undefined;
    const id = own ?? member(written.value, '$id');
    if (typeof id === 'string') found.set(joinSource(file.source, id.replace(/#$/, '')), written);
  }
  return found;
});
