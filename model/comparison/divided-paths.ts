import type { ParameterNode } from '../description/nodes.ts';
import { appendTo } from '../lib/group-by.ts';
import { readTemplate } from '../paths/template.ts';
import { schemaOf } from './interface-comparison.ts';
import { firstShapeOf, type OfferedPath } from './offered-paths.ts';
import type { PathPair } from './path-pair.ts';
import { SchemaViews } from './schema-view.ts';

/**
 * Paths of which fixed ones took the place of a parameter that lists its values, or such a parameter that of fixed
 * ones: clients call the same URLs.
 */
export interface DividedPaths {
  readonly pairs: readonly PathPair[];
  /** Paths with a parameter that have no successor for some of its values. */
  readonly gone: readonly { readonly path: OfferedPath; readonly values: readonly string[] }[];
}

/** Looks for them among the paths that went; `come` are those that came, `now` all that are offered. */
export function dividedPaths(
  left: readonly OfferedPath[],
  come: readonly OfferedPath[],
  now: readonly OfferedPath[],
): DividedPaths {
  const [newOnes, fixed, listing] = [new Set(come), new Map<string, OfferedPath>(), new Map<string, Listing[]>()];
  if (left.length === 0) return { pairs: [], gone: [] };
  for (const path of now) {
    if (!fixed.has(firstShapeOf(path))) fixed.set(firstShapeOf(path), path);
    for (const one of listingsOf(path)) appendTo(listing, one.around, one);
  }
  const found = left.flatMap((path) => {
    const divided = dividedPath(path, fixed);
    if (divided === null) return joined(path, listing);
    const { one, successors, values } = divided;
    const pairs = successors
      .filter((other) => newOnes.has(other))
      .map((after) => ({ before: path, after, parameterNames: namesOf(one, after, 'before') }));
    return { pairs, gone: values.length === 0 ? [] : [{ path, values }] };
  });
  return { pairs: found.flatMap(({ pairs }) => pairs), gone: found.flatMap(({ gone }) => gone) };
}

function joined(path: OfferedPath, listing: ReadonlyMap<string, readonly Listing[]>): DividedPaths[] {
  const one = listingFor(path, listing);
  if (one === null) return [];
  return [{ pairs: [{ before: path, after: one.path, parameterNames: namesOf(one, path, 'after') }], gone: [] }];
}

const PLACEHOLDER = '\0';

/** Nobody looks for values in longer paths. */
const MOST_SEGMENTS = 64;

/** A parameter that is a whole segment and lists its values. */
interface Listing {
  readonly path: OfferedPath;
  readonly values: readonly string[];
  /** The URL with the placeholder in its segment. */
  readonly around: string;
  /** Where it is among the parameters of the path. */
  readonly position: number;
}

/**
 * The parameter for whose values there are fixed paths, these, and the values for which there is none; null where there
 * are none at all.
 */
function dividedPath(path: OfferedPath, fixed: ReadonlyMap<string, OfferedPath>) {
  for (const one of listingsOf(path)) {
    const found = one.values.map((value) => ({
      value,
      other: fixed.get(one.around.replace(PLACEHOLDER, () => value)),
    }));
    const successors = found.flatMap(({ other }) => other ?? []);
    const values = found.flatMap(({ value, other }) => (other === undefined ? [value] : []));
    if (successors.length > 0) return { one, successors, values };
  }
  return null;
}

/** The parameter that has one of the path's fixed segments among its values; null where there is none. */
function listingFor(path: OfferedPath, listing: ReadonlyMap<string, readonly Listing[]>): Listing | null {
  const segments = firstShapeOf(path).split('/', MOST_SEGMENTS + 1);
  if (listing.size === 0 || segments.length > MOST_SEGMENTS) return null;
  for (const [index, segment] of segments.entries()) {
    const around = segments.with(index, PLACEHOLDER).join('/');
    const found = listing.get(around)?.find(({ values }) => values.includes(segment));
    if (found !== undefined) return found;
  }
  return null;
}

function namesOf({ path, position }: Listing, fixed: OfferedPath, side: 'before' | 'after') {
  const aligned = fixed.parameterNames.toSpliced(position, 0, '');
  return side === 'before'
    ? { before: path.parameterNames, after: aligned }
    : { before: aligned, after: path.parameterNames };
}

function listingsOf(path: OfferedPath): Listing[] {
  if (path.parameterNames.length === 0) return [];
  const segments = firstShapeOf(path).split('/', MOST_SEGMENTS + 1);
  if (segments.length > MOST_SEGMENTS) return [];
  const own = readTemplate(path.key).segments.filter(({ text }) => text !== '');
  // The first segment of the path itself, behind those of the server.
  const first = segments.length - path.keyShape.split('/').length + 1;
  let position = 0;
  return own.flatMap(({ kind, parameterNames }, index) => {
    const at = position;
    position += parameterNames.length;
    const [name] = parameterNames;
    const values = kind === 'parameter' && name !== undefined ? valuesOf(path, name) : null;
    const around = segments.with(first + index, PLACEHOLDER).join('/');
    return values === null ? [] : [{ path, values, around, position: at }];
  });
}

/** The texts that all operations of a path list for a parameter; null where one lists none, or others. */
function valuesOf({ item }: OfferedPath, name: string): readonly string[] | null {
  const lists = item.operations.map(({ parameters }) => {
    const parameter = parameters.find(({ node }) => node?.location === 'path' && node.name === name)?.node;
    return parameter == null ? [] : listedTexts(parameter);
  });
  const [first = []] = lists;
  const isOne = lists.every((list) => list.length === first.length && list.every((text) => first.includes(text)));
  return first.length > 0 && isOne ? first : null;
}

function listedTexts(parameter: ParameterNode): readonly string[] {
  const use = schemaOf(parameter);
  const values = use === null ? [] : (new SchemaViews().ofUses([use], use.place).listed?.values ?? []);
  return values.flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : []));
}
