import type { Description } from '../../model/description/description.ts';
import { type JsonPath, type Place, pathOf } from '../../model/description/place.ts';
import { classifyPaths } from '../../model/paths/classify.ts';

/** A path around a place, as far as it is written in the same file. */
export interface PathSite {
  /** What the path is taken for; null where that is not sure. */
  readonly sureClass: string | null;
  /** Where `x-lintel` says what the path is; null where that is in another file. */
  readonly pathItem: JsonPath | null;
  /** Where it says something of the operation around the place; null outside of one. */
  readonly operation: JsonPath | null;
}

/** Finds the path around a place of the file; null for what is in none. */
export type PathSites = (path: readonly (string | number)[]) => PathSite | null;

/** A description with its absolute path. */
export interface NamedDescription {
  readonly root: string;
  readonly description: Description;
}

/** The paths of descriptions that are written in a file. Of several that share a path item, the first counts. */
export function pathSites(descriptions: readonly NamedDescription[], file: string): PathSites {
  const pathItems = new Map<string, Pick<PathSite, 'sureClass'>>();
  const operations = new Map<string, Pick<PathSite, 'sureClass'>>();
  for (const { root, description } of descriptions) {
    const collect = (sites: typeof pathItems, place: Place, site: Pick<PathSite, 'sureClass'>) => {
      const name = nameOf(pathOf(place));
      if ((place.file.source ?? root) === file && !sites.has(name)) sites.set(name, site);
    };
    for (const { use, class: pathClass, sure } of classifyPaths(description).paths) {
      const site = { sureClass: sure ? pathClass : null };
      for (const place of [use.place, ...(use.node === null ? [] : [use.node.place])]) collect(pathItems, place, site);
      for (const { place } of use.node?.operations ?? []) collect(operations, place, site);
    }
  }
  return (path) => {
    const [pathItem, operation] = [innermost(path, pathItems), innermost(path, operations)];
    const { sureClass } = operation?.site ?? pathItem?.site ?? {};
    return sureClass === undefined
      ? null
      : { sureClass, pathItem: pathItem?.path ?? null, operation: operation?.path ?? null };
  };
}

function innermost<Site>(path: readonly (string | number)[], sites: ReadonlyMap<string, Site>) {
  for (let length = path.length; length >= 0; length--) {
    const site = sites.get(nameOf(path.slice(0, length)));
    if (site !== undefined) return { path: path.slice(0, length), site };
  }
  return null;
}

function nameOf(path: readonly (string | number)[]): string {
  return path.join('\0');
}
