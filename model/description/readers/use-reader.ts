import { asArray, isObject, member } from '../json.ts';
import type { DescriptionNode, Use } from '../nodes.ts';
import { below, type Place } from '../place.ts';
import { isReference } from '../reference.ts';
import type { ReferenceResolver } from '../reference-resolver.ts';

/** Reads objects of which each is written out or referred to by a `$ref`. */
export class UseReader {
  private readonly references: ReferenceResolver;

  constructor(references: ReferenceResolver) {
    this.references = references;
  }

  /** The object that a value is or refers to; null if it is no object, or an unresolved reference, which is noted. */
  resolve(value: unknown, place: Place): DescriptionNode | null {
    if (isReference(value)) return this.references.resolve(value, place);
    return isObject(value) ? { value, place } : null;
  }

  use<Node>(key: string, value: unknown, place: Place, read: (written: DescriptionNode) => Node): Use<Node> {
    const written = this.resolve(value, place);
    return { key, place, node: written === null ? null : read(written) };
  }

  /**
   * The entries of a map, such as `responses`. The map itself may be a reference: OpenAPI does not allow that, but
   * descriptions that are split over files have it.
   */
  usesInMap<Node>(
    map: unknown,
    place: Place,
    read: (written: DescriptionNode, key: string) => Node,
    isEntry: (key: string) => boolean = () => true,
  ): Use<Node>[] {
    const written = this.resolve(map, place);
    if (written === null) return [];
    const keys = Object.keys(written.value).filter(isEntry);
    return keys.map((key) =>
      this.use(key, member(written.value, key), below(written.place, key), (entry) => read(entry, key)),
    );
  }

  /** The items of an array, such as `parameters`; their keys are the indexes. */
  usesInList<Node>(list: unknown, place: Place, read: (written: DescriptionNode) => Node): Use<Node>[] {
    return asArray(list).map((item, index) => this.use(String(index), item, below(place, index), read));
  }
}

/** True for a key that is no specification extension (OpenAPI 3.1, section 4.9). */
export function isNoExtension(key: string): boolean {
  return !key.startsWith('x-');
}
