import { asString } from '../description/json.ts';
import type { OperationNode } from '../description/nodes.ts';
import { appendTo } from '../lib/group-by.ts';
import { byExchangedSegment } from './exchanged-segments.ts';
import { firstShapeOf, type OfferedPath } from './offered-paths.ts';
import type { PathPair } from './path-pair.ts';

/** Paths that moved together. */
export interface MovedPaths {
  readonly from: string;
  readonly to: string;
  readonly pairs: readonly PathPair[];
}

/** Paths of which only the beginning of the URL changed: the server's path, or segments before theirs. */
export function movedByPrefix(left: readonly OfferedPath[], offered: readonly OfferedPath[]): MovedPaths[] {
  const groups = new Map<string, { from: string; to: string; pairs: PathPair[] }>();
  const ends = new EndsOfPaths(left.length === 0 ? [] : offered);
  for (const path of left) {
    const found = ends.take(path);
    if (found === null) continue;
    const { from, to } = found.change;
    const key = `${from} ${to}`;
    const group = groups.get(key) ?? { from, to, pairs: [] };
    group.pairs.push({ before: path, after: found.path });
    groups.set(key, group);
  }
  return [...groups.values()];
}

interface PrefixChange {
  readonly from: string;
  readonly to: string;
}

/** A path, and where it stands among those that are offered. */
interface Candidate {
  readonly path: OfferedPath;
  readonly order: number;
}

/** Offered paths by how their URLs may end, so that none is compared with each. Each is taken once. */
class EndsOfPaths {
  private readonly byEnd = new Map<string, Candidate[]>();
  private readonly taken = new Set<OfferedPath>();

  constructor(offered: readonly OfferedPath[]) {
    for (const [order, path] of offered.entries()) {
      const ends = new Set([`key ${path.keyShape}`, `whole ${firstShapeOf(path)}`, ...endsOf(path)]);
      for (const end of ends) appendTo(this.byEnd, end, { path, order });
    }
    // The last is the first to be offered: what is taken goes at the end.
    for (const candidates of this.byEnd.values()) candidates.reverse();
  }

  /** The first path of which only the beginning is another; null where there is none. */
  take(before: OfferedPath): { readonly path: OfferedPath; readonly change: PrefixChange } | null {
    const ends = [`key ${before.keyShape}`, firstShapeOf(before), ...endsOf(before).map((end) => `whole ${end}`)];
    const found = ends.flatMap((end) => this.firstOf(end, before) ?? []);
    const [first, ...others] = found;
    if (first === undefined) return null;
    const chosen = others.reduce((one, other) => (other.order < one.order ? other : one), first);
    this.taken.add(chosen.path);
    return chosen;
  }

  private firstOf(end: string, before: OfferedPath) {
    const candidates = this.byEnd.get(end) ?? [];
    for (let last = candidates.at(-1); last !== undefined && this.taken.has(last.path); last = candidates.at(-1)) {
      candidates.pop();
    }
    const candidate = candidates.findLast(({ path }) => !this.taken.has(path) && prefixChange(before, path) !== null);
    const change = candidate === undefined ? null : prefixChange(before, candidate.path);
    return candidate === undefined || change === null ? null : { ...candidate, change };
  }
}

/** Nobody looks for another beginning of longer paths. */
const MOST_SEGMENTS = 64;

/** The ends of a URL, of a segment and more, before which there is no parameter. */
function endsOf(path: OfferedPath): string[] {
  const url = firstShapeOf(path);
  const ends: string[] = [];
  for (let at = url.indexOf('/', 1); at !== -1 && ends.length < MOST_SEGMENTS; at = url.indexOf('/', at + 1)) {
    if (url.slice(0, at).includes('{')) break;
    if (at < url.length - 1) ends.push(url.slice(at));
  }
  return ends;
}

/**
 * What stands before a path that is otherwise the same: no parameters, and another path of at least one segment behind
 * it.
 */
function prefixChange(before: OfferedPath, after: OfferedPath): PrefixChange | null {
  const [first, second] = [firstShapeOf(before), firstShapeOf(after)];
  const isKeySame = before.keyShape === after.keyShape;
  const [shorter, longer] = first.length < second.length ? [first, second] : [second, first];
  const rest = isKeySame ? before.keyShape : longer.endsWith(shorter) && shorter.length > 1 ? shorter : null;
  if (rest === null || !first.endsWith(rest) || !second.endsWith(rest)) return null;
  const [from, to] = [first.slice(0, -rest.length), second.slice(0, -rest.length)];
  return from.includes('{') || to.includes('{') || from === to ? null : { from, to };
}

/** Paths whose operations have kept their operationIds; those together that have the same other segment. */
export function movedByOperation(left: readonly OfferedPath[], offered: readonly OfferedPath[]): MovedPaths[] {
  return byExchangedSegment(pairsByOperation(left, offered)).flatMap(({ exchanged, pairs }) => {
    const [first] = pairs;
    if (first === undefined) return [];
    const { from, to } = exchanged ?? { from: first.before.key, to: first.after.key };
    return { from, to, pairs };
  });
}

function pairsByOperation(left: readonly OfferedPath[], offered: readonly OfferedPath[]): PathPair[] {
  const byId = new Map<string, OfferedPath[]>();
  for (const path of offered) for (const id of idsOf(path)) appendTo(byId, id, path);
  const taken = new Set<OfferedPath>();
  return left.flatMap((path) => {
    const found = idsOf(path)
      .flatMap((id) => byId.get(id) ?? [])
      .find((other) => !taken.has(other));
    if (found === undefined) return [];
    taken.add(found);
    return { before: path, after: found };
  });
}

/** The operations of a path by method and operationId. */
function idsOf({ item }: OfferedPath): string[] {
  return item.operations.flatMap((operation) => {
    const id = idOf(operation);
    return id === null ? [] : [`${operation.method} ${id}`];
  });
}

function idOf({ value }: OperationNode): string | null {
  return asString(value.operationId);
}
