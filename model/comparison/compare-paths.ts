import { compareItems } from './compare-operations.ts';
import { byExchangedSegment } from './exchanged-segments.ts';
import type { InterfaceComparison } from './interface-comparison.ts';
import { goneUrls, goneUrlsOf, type MatchedPaths, urlsOf } from './match-paths.ts';
import type { MovedPaths } from './moved-paths.ts';
import type { OfferedPath } from './offered-paths.ts';
import type { PathPair } from './path-pair.ts';

/**
 * Compares the paths that both versions have, and reports what moved, went and came; `now` is all that the new one
 * offers.
 */
export function comparePaths(
  matched: MatchedPaths,
  now: readonly OfferedPath[],
  comparison: InterfaceComparison,
): void {
  const { same, divided, moved, removed } = matched;
  for (const pair of [...same, ...divided.pairs]) comparePath(pair, comparison);
  reportGoneServers(same, comparison);
  for (const pair of same) reportMovedOperations(pair, comparison);
  for (const group of moved) {
    reportMoved(group, comparison);
    for (const pair of group.pairs) comparePath(pair, comparison);
  }
  reportAllRemoved(removed, comparison);
  for (const { path, values } of divided.gone) reportRemoved(path, { values }, comparison);
  reportNewPaths(now, matched, comparison);
}

/** Paths that may have been renamed together have one finding. */
function reportAllRemoved(removed: MatchedPaths['removed'], comparison: InterfaceComparison): void {
  const renamed: PathPair[] = [];
  for (const { path, resembles } of removed) {
    if (resembles === null) reportRemoved(path, {}, comparison);
    else renamed.push({ before: path, after: resembles });
  }
  for (const { exchanged, pairs } of byExchangedSegment(renamed)) {
    const [first] = pairs;
    if (first === undefined) continue;
    if (exchanged === null) {
      reportRemoved(first.before, { resembles: first.after }, comparison);
      continue;
    }
    const places = pairs.map(({ before }) => before.use.place);
    const facts = { place: first.before.use.place, places, subject: exchanged.from, after: exchanged.to };
    for (const { before } of pairs) {
      const use = { operation: before.key, part: '' };
      comparison.report({ name: 'path-removed', verdict: 'breaks', side: 'before', ...facts }, null, use);
    }
  }
}

/**
 * Reports a path that is gone; `resembles` is what may be its new name, and `values` are those of a parameter with
 * which it is gone, where others are left.
 */
export function reportRemoved(
  path: OfferedPath,
  { resembles = null, values }: { resembles?: OfferedPath | null; values?: readonly string[] },
  comparison: InterfaceComparison,
): void {
  const facts = {
    subject: path.key,
    ...(resembles !== null && { after: resembles.key }),
    ...(values !== undefined && { before: values }),
  };
  const use = { operation: path.key, part: '' };
  comparison.report(
    { name: 'path-removed', verdict: 'breaks', place: path.use.place, side: 'before', ...facts },
    null,
    use,
  );
}

/** Compares the operations of a path. */
export function comparePath({ before, after, parameterNames }: PathPair, comparison: InterfaceComparison): void {
  const keys = { before: before.key, after: after.key };
  const items = { before: before.item, after: after.item, ...(parameterNames !== undefined && { parameterNames }) };
  compareItems({ ...items, keys, calls: 'received', prefix: '' }, comparison);
}

/** A server whose paths are still offered under another one, but no longer under its own. */
function reportGoneServers(pairs: readonly PathPair[], comparison: InterfaceComparison): void {
  const gone = new Map<string, { url: string; paths: OfferedPath[] }>();
  for (const pair of pairs) {
    for (const { server } of goneUrls(pair)) {
      const entry = gone.get(server.url) ?? { url: server.url, paths: [] };
      entry.paths.push(pair.before);
      gone.set(server.url, entry);
      const place = server.place ?? comparison.before.rootPlace;
      const facts = { place, side: 'before' as const, subject: server.url };
      comparison.report({ name: 'path-moved', verdict: 'breaks', ...facts }, null, {
        operation: pair.before.key,
        part: '',
      });
    }
  }
}

/** Operations that are under other servers now, while their path is still offered under the old ones. */
function reportMovedOperations(pair: PathPair, comparison: InterfaceComparison): void {
  const { before, after } = pair;
  for (const operation of before.item.operations) {
    const now = after.item.operations.find(({ method }) => method === operation.method);
    if (now === undefined) continue;
    const [gone] = goneUrlsOf(operation, now, pair);
    const [offered] = urlsOf(now, after);
    if (gone === undefined || offered === undefined) continue;
    const place = offered.server.place ?? now.place;
    const facts = { place, side: 'after' as const, subject: gone.server.url, after: offered.server.url };
    const use = { operation: `${now.method.toUpperCase()} ${after.key}`, part: 'server' };
    comparison.report({ name: 'path-moved', verdict: 'breaks', ...facts }, null, use);
  }
}

function reportMoved({ from, to, pairs }: MovedPaths, comparison: InterfaceComparison): void {
  const [first] = pairs;
  if (first === undefined) return;
  const server = first.after.urls[0]?.server.place ?? null;
  const isByServer = first.before.keyShape === first.after.keyShape && server !== null;
  const place = isByServer ? server : first.after.use.place;
  for (const { before } of pairs) {
    const use = { operation: before.key, part: '' };
    comparison.report(
      { name: 'path-moved', verdict: 'breaks', place, side: 'after', subject: from, after: to },
      null,
      use,
    );
  }
}

function reportNewPaths(offered: readonly OfferedPath[], matched: MatchedPaths, comparison: InterfaceComparison): void {
  const pairs = [
    matched.same,
    matched.divided.pairs,
    ...[...matched.moved, ...matched.majors].map((group) => group.pairs),
  ].flat();
  const known = new Set([...pairs.map(({ after }) => after), ...matched.removed.map(({ resembles }) => resembles)]);
  for (const path of offered) {
    if (known.has(path)) continue;
    const facts = { place: path.use.place, side: 'after' as const, subject: path.key };
    comparison.report({ name: 'path-new', verdict: 'fine', ...facts }, null, { operation: path.key, part: '' });
  }
}
