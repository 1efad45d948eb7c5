import type { Description } from '../../model/description/description.ts';
import { type JsonPath, type Place, pathOf } from '../../model/description/place.ts';
import { classifyPaths } from '../../model/paths/classify.ts';

/** The keys that lead to a place, indexes as numbers or texts. */
type Keys = readonly (string | number)[];

/** Where the keys of `x-lintel` around a place are read, as far as that is written in the same file. */
export interface AnnotationSites {
  /** The path around a place; null for what is in none. */
  pathAround(path: Keys): PathSite | null;
  /** The schema or parameter around a place. */
  fieldAround(path: Keys): JsonPath | null;
}

interface PathSite {
  /** What the path is taken for; null where that is not sure. */
  readonly sureClass: string | null;
  /** Where it is said what the path is; null where that is in another file. */
  readonly pathItem: JsonPath | null;
  /** Where something is said of the operation around the place; null outside of one. */
  readonly operation: JsonPath | null;
}

/** For what needs no sites. */
export const NO_SITES: AnnotationSites = { pathAround: () => null, fieldAround: () => null };

/** A description with its absolute path. */
export interface NamedDescription {
  readonly root: string;
  readonly description: Description;
}

/** The sites in a file that descriptions have. Of several paths that share a path item, the first counts. */
export function annotationSites(descriptions: readonly NamedDescription[], file: string): AnnotationSites {
  const pathItems = new Sites<string | null>(file);
  const operations = new Sites<string | null>(file);
  const fields = new Sites<true>(file);
  for (const { root, description } of descriptions) {
    for (const { use, class: pathClass, sure } of classifyPaths(description).paths) {
      const sureClass = sure ? pathClass : null;
      for (const place of [use.place, ...(use.node === null ? [] : [use.node.place])])
        pathItems.add(place, root, sureClass);
      for (const { place } of use.node?.operations ?? []) operations.add(place, root, sureClass);
    }
    for (const { place } of [...description.schemas, ...description.parameters]) fields.add(place, root, true);
  }
  return {
    pathAround: (path) => {
      const [pathItem, operation] = [pathItems.around(path), operations.around(path)];
      const site = operation ?? pathItem;
      if (site === null) return null;
      return { sureClass: site.known, pathItem: pathItem?.path ?? null, operation: operation?.path ?? null };
    },
    fieldAround: (path) => fields.around(path)?.path ?? null,
  };
}

/** Places of a file, with what is known of them. */
class Sites<Known> {
  private readonly byName = new Map<string, Known>();

  constructor(private readonly file: string) {}

  add(place: Place, root: string, known: Known): void {
    if ((place.file.source ?? root) !== this.file) return;
    const name = nameOf(pathOf(place));
    if (!this.byName.has(name)) this.byName.set(name, known);
  }

  /** The innermost at or above a place. */
  around(path: Keys): { readonly path: JsonPath; readonly known: Known } | null {
    for (let length = path.length; length >= 0; length--) {
      const own = path.slice(0, length);
      const known = this.byName.get(nameOf(own));
      if (known !== undefined) return { path: own, known };
    }
    return null;
  }
}

function nameOf(path: Keys): string {
  return path.join('\0');
}
