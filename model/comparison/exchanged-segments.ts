import { groupBy } from '../lib/group-by.ts';
import { firstShapeOf, type OfferedPath } from './offered-paths.ts';

/** Two beginnings of paths that differ in their last segment. */
interface ExchangedSegment {
  readonly from: string;
  readonly to: string;
}

/** A path that went, and the one that came or may have come in its place. */
interface Successor {
  readonly before: OfferedPath;
  readonly after: OfferedPath;
}

/** Paths that went, with what was exchanged in all of them; null for one that stands alone. */
interface Renamed<Pair> {
  readonly exchanged: ExchangedSegment | null;
  readonly pairs: readonly Pair[];
}

/** From so many paths on, they have another segment together. */
const FEWEST = 2;

/**
 * Joins paths that have the same other segment at the same place, as all paths below one that was renamed do; the
 * others stay alone, with null.
 */
export function byExchangedSegment<Pair extends Successor>(pairs: readonly Pair[]): Renamed<Pair>[] {
  const groups = groupBy(pairs, (pair) => {
    const exchanged = exchangedSegment(pair);
    return exchanged === null ? '' : `${exchanged.from}\n${exchanged.to}`;
  });
  return [...groups].flatMap(([key, group]): Renamed<Pair>[] => {
    const [from = '', to = ''] = key.split('\n');
    if (key !== '' && group.length >= FEWEST) return [{ exchanged: { from, to }, pairs: group }];
    return group.map((pair) => ({ exchanged: null, pairs: [pair] }));
  });
}

/** That of the URLs where the paths themselves have no such one: segments may have moved to or from the server. */
function exchangedSegment({ before, after }: Successor): ExchangedSegment | null {
  return exchangedIn(before.keyShape, after.keyShape) ?? exchangedIn(firstShapeOf(before), firstShapeOf(after));
}

/** Null where more than one segment differs, or a parameter. */
function exchangedIn(before: string, after: string): ExchangedSegment | null {
  const [then, now] = [before.split('/'), after.split('/')];
  const differing = then.flatMap((segment, index) => (segment === now[index] ? [] : index));
  const [index] = differing;
  if (then.length !== now.length || index === undefined || differing.length > 1) return null;
  if ([then[index], now[index]].some((segment) => segment?.includes('{') === true)) return null;
  return { from: then.slice(0, index + 1).join('/'), to: now.slice(0, index + 1).join('/') };
}
