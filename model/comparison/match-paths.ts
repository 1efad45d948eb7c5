import type { OperationNode } from '../description/nodes.ts';
import { appendTo, groupBy } from '../lib/group-by.ts';
import { type DividedPaths, dividedPaths } from './divided-paths.ts';
import { type MovedPaths, movedByOperation, movedByPrefix } from './moved-paths.ts';
import { firstShapeOf, type OfferedPath, type OfferedUrl } from './offered-paths.ts';
import type { PathPair } from './path-pair.ts';

/** What became of the paths of a description. */
export interface MatchedPaths {
  /** Those that clients go on calling under the same URL. */
  readonly same: readonly PathPair[];
  /** Those that moved, by what was exchanged at the beginning of their URLs, or each by itself. */
  readonly moved: readonly MovedPaths[];
  /** Those with a parameter for which fixed ones came, or the other way round. */
  readonly divided: DividedPaths;
  /** Major versions that went, with the one that took their paths over, if any. */
  readonly majors: readonly GoneMajor[];
  /** The others: nothing took their place, or perhaps one that looks like them. */
  readonly removed: readonly { readonly path: OfferedPath; readonly resembles: OfferedPath | null }[];
}

/** A major version that no path has any more. */
export interface GoneMajor {
  readonly major: number;
  readonly paths: readonly OfferedPath[];
  /** The major version whose paths stand in their place; null where the version just went. */
  readonly successor: number | null;
  readonly pairs: readonly PathPair[];
}

/** Matches paths by their URLs, then by what tells that they moved. */
export function matchPaths(before: readonly OfferedPath[], after: readonly OfferedPath[]): MatchedPaths {
  const same = samePaths(before, after);
  const matched = new Set(same.flatMap((pair) => [pair.before, pair.after]));
  const left = () => before.filter((path) => !matched.has(path));
  const offered = () => after.filter((path) => !matched.has(path));
  const take = (pairs: readonly PathPair[]) => {
    for (const pair of pairs) matched.add(pair.before).add(pair.after);
  };
  const majors = goneMajors(left(), before, after, offered());
  for (const { paths, pairs } of majors) {
    take(pairs);
    for (const path of paths) matched.add(path);
  }
  const divided = dividedPaths(left(), offered(), after);
  take(divided.pairs);
  for (const { path } of divided.gone) matched.add(path);
  const moved = movedByPrefix(left(), offered());
  for (const { pairs } of moved) take(pairs);
  const byOperation = movedByOperation(left(), offered());
  for (const { pairs } of byOperation) take(pairs);
  const gone = left();
  // By the paths as they are, and by their URLs: segments may have moved to or from the server.
  const likenesses = [({ keyShape }: OfferedPath) => keyShape, firstShapeOf].map((shapeOf) => ({
    gone: new Resemblance(gone, shapeOf),
    offered: new Resemblance(offered(), shapeOf),
  }));
  const removed = gone.map((path) => {
    const found = likenesses.flatMap((likeness) => onlyResembling(path, likeness) ?? []);
    return { path, resembles: found[0] ?? null };
  });
  return { same, divided, moved: [...moved, ...byOperation], majors, removed };
}

function samePaths(before: readonly OfferedPath[], after: readonly OfferedPath[]): PathPair[] {
  const byUrl = new Map<string, OfferedPath[]>();
  for (const path of after) for (const shape of new Set(path.urls.flatMap(shapesOf))) appendTo(byUrl, shape, path);
  const taken = new Set<OfferedPath>();
  // Some descriptions have several paths that differ in the names of parameters only: those of the same name first.
  const byName = pairsOf(before, (path) => candidates(path, byUrl).find((other) => other.key === path.key), taken);
  const named = new Set(byName.map((pair) => pair.before));
  const left = before.filter((path) => !named.has(path));
  const others = pairsOf(
    left,
    (path) => candidates(path, byUrl).find((other) => !taken.has(other) && sharesMethod(path, other)),
    taken,
  );
  return [...byName, ...others];
}

function candidates({ urls }: OfferedPath, byUrl: ReadonlyMap<string, readonly OfferedPath[]>): OfferedPath[] {
  return urls.flatMap(shapesOf).flatMap((shape) => byUrl.get(shape) ?? []);
}

/** What a URL may look like: variables of its server have their values, or any. */
function shapesOf({ shape, openShape }: OfferedUrl): string[] {
  return shape === openShape ? [shape] : [shape, openShape];
}

function pairsOf(
  before: readonly OfferedPath[],
  otherOf: (path: OfferedPath) => OfferedPath | undefined,
  taken: Set<OfferedPath>,
): PathPair[] {
  return before.flatMap((path) => {
    const other = otherOf(path);
    if (other === undefined) return [];
    taken.add(other);
    return aligned({ before: path, after: other });
  });
}

/**
 * With the names of path parameters in one order, where variables of the server became some of them, or the other way
 * round.
 */
function aligned({ before, after }: PathPair): PathPair {
  for (const { openShape, openVariables } of before.urls) {
    const other = after.urls.find((url) => url.openShape === openShape);
    if (other === undefined || other.openVariables === openVariables) continue;
    const namesOf = ({ parameterNames }: OfferedPath, variables: number) => [
      ...Array(variables).fill(''),
      ...parameterNames,
    ];
    const parameterNames = { before: namesOf(before, openVariables), after: namesOf(after, other.openVariables) };
    return { before, after, parameterNames };
  }
  return { before, after };
}

function sharesMethod(one: OfferedPath, other: OfferedPath): boolean {
  const { operations } = one.item;
  return (
    operations.length === 0 || operations.some(({ method }) => other.item.operations.some((it) => it.method === method))
  );
}

function majorsOf(paths: readonly OfferedPath[]): Set<number> {
  return new Set(paths.flatMap(({ urls }) => urls.flatMap(({ major }) => major ?? [])));
}

/** Majors that no path has any more. */
function goneMajors(
  left: readonly OfferedPath[],
  before: readonly OfferedPath[],
  after: readonly OfferedPath[],
  offered: readonly OfferedPath[],
): GoneMajor[] {
  const [known, now] = [majorsOf(before), majorsOf(after)];
  const gone = groupBy(
    left.filter((path) => majorOf(path) !== null),
    (path) => majorOf(path),
  );
  return [...gone].flatMap(([major, paths]) => {
    if (major === null || now.has(major) || now.size === 0) return [];
    const byRest = new Map<string, OfferedPath>();
    for (const path of offered) for (const url of path.urls) byRest.set(url.shapeWithoutVersion, path);
    const pairs = paths.flatMap((path) => {
      const other = path.urls.map((url) => byRest.get(url.shapeWithoutVersion)).find((one) => one !== undefined);
      return other === undefined || known.has(majorOf(other) ?? -1) ? [] : { before: path, after: other };
    });
    const successor = pairs[0] === undefined ? null : majorOf(pairs[0].after);
    return { major, paths, successor, pairs: successor === null ? [] : pairs };
  });
}

function majorOf({ urls }: OfferedPath): number | null {
  return urls[0]?.major ?? null;
}

/**
 * The one new path that differs in one fixed segment only and has the same methods, and that no other path that is gone
 * resembles.
 */
function onlyResembling(
  path: OfferedPath,
  { gone, offered }: { gone: Resemblance; offered: Resemblance },
): OfferedPath | null {
  const only = offered.onlyLike(path, 'path');
  return only !== null && gone.onlyLike(only, 'other') !== null ? only : null;
}

function isFixed(segment: string): boolean {
  return segment !== '{}';
}

/** Paths by what they are without one segment, for each of their segments. */
class Resemblance {
  private readonly groups = new Map<string, OfferedPath[]>();
  private readonly shapeOf: (path: OfferedPath) => string;

  constructor(paths: readonly OfferedPath[], shapeOf: (path: OfferedPath) => string) {
    this.shapeOf = shapeOf;
    for (const path of paths) for (const { rest } of restsOf(path, shapeOf)) appendTo(this.groups, rest, path);
  }

  /**
   * The one path that differs from this in one segment only and has the same methods; null where none does, or several
   * do. That segment of the `fixed` one is no parameter.
   */
  onlyLike(path: OfferedPath, fixed: 'path' | 'other'): OfferedPath | null {
    let only: OfferedPath | null = null;
    for (const { rest, segment, index } of restsOf(path, this.shapeOf)) {
      if (fixed === 'path' && !isFixed(segment)) continue;
      for (const other of this.groups.get(rest) ?? []) {
        const own = this.shapeOf(other).split('/')[index] ?? '';
        if (own === segment || (fixed === 'other' && !isFixed(own))) continue;
        if (only !== null) return null;
        only = other;
      }
    }
    return only;
  }
}

/** Nobody looks for likenesses of longer paths. */
const MOST_SEGMENTS = 64;

/** A path without one of its segments. */
interface Rest {
  readonly rest: string;
  readonly segment: string;
  readonly index: number;
}

function restsOf(path: OfferedPath, shapeOf: (path: OfferedPath) => string): Rest[] {
  const segments = shapeOf(path).split('/', MOST_SEGMENTS + 1);
  if (segments.length > MOST_SEGMENTS) return [];
  const methods = methodsOf(path);
  return segments.map((segment, index) => ({
    rest: [methods, ...segments.slice(0, index), '\0', ...segments.slice(index + 1)].join('/'),
    segment,
    index,
  }));
}

function methodsOf({ item }: OfferedPath): string {
  return item.operations
    .map(({ method }) => method)
    .sort()
    .join();
}

/** The URLs of a path that nobody offers any more, though the path goes on under others. */
export function goneUrls({ before, after }: PathPair): OfferedUrl[] {
  return urlsWithout(before.urls, after.urls);
}

/**
 * The URLs of one operation that it has no more, though others of the path go on under them: it has servers of its own
 * now, or other ones.
 */
export function goneUrlsOf(operation: OperationNode, now: OperationNode, { before, after }: PathPair): OfferedUrl[] {
  const others = new Set(after.urls.map(({ shape }) => shape));
  return urlsWithout(urlsOf(operation, before), urlsOf(now, after)).filter(({ shape }) => others.has(shape));
}

function urlsWithout(urls: readonly OfferedUrl[], others: readonly OfferedUrl[]): OfferedUrl[] {
  const offered = new Set(others.flatMap(shapesOf));
  return urls.filter((url) => !shapesOf(url).some((shape) => offered.has(shape)));
}

/** The URLs of an operation: under its own servers, or under those of the path. */
export function urlsOf(operation: OperationNode, { urls, item }: OfferedPath): readonly OfferedUrl[] {
  const own = urls.filter(({ server }) => server.owner === operation);
  if (own.length > 0) return own;
  return urls.filter(({ server }) => item.operations.every((other) => other !== server.owner));
}
