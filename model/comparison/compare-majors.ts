import type { Description } from '../description/description.ts';
import { has } from '../description/json.ts';
import { causesOf } from './causes.ts';
import { comparePath, reportRemoved } from './compare-paths.ts';
import { compareWebhooks } from './compare-webhooks.ts';
import { InterfaceComparison } from './interface-comparison.ts';
import type { GoneMajor, MatchedPaths } from './match-paths.ts';
import type { OfferedPath } from './offered-paths.ts';

/**
 * True where all of the old description is in major versions that became others in place, so that nothing else of it is
 * compared.
 */
export function isAllReplaced({ same, divided, moved, majors, removed }: MatchedPaths): boolean {
  const others = same.length + divided.pairs.length + moved.length + removed.length;
  return others === 0 && majors.length > 0 && majors.every(({ successor }) => successor !== null);
}

/** Reports major versions that went, or became others in place. */
export function compareMajors(matched: MatchedPaths, comparison: InterfaceComparison): void {
  for (const major of matched.majors) reportMajor(major, isAllReplaced(matched), comparison);
}

function reportMajor(version: GoneMajor, isWhole: boolean, comparison: InterfaceComparison): void {
  const { major, paths, successor, pairs } = version;
  const [first] = paths;
  const [pair] = pairs;
  if (first === undefined) return;
  const gone = { place: first.use.place, side: 'before', subject: `v${major}` } as const;
  const facts =
    successor === null || pair === undefined
      ? paths.every(isSunset)
        ? ({ name: 'major-version-ended', verdict: 'fine', ...gone } as const)
        : ({ name: 'major-version-removed', verdict: 'breaks', ...gone } as const)
      : ({
          name: 'major-version-changed',
          verdict: 'harmless',
          place: pair.after.urls[0]?.versionAt ?? pair.after.use.place,
          side: 'after',
          subject: `v${major}`,
          after: `v${successor}`,
          below: changesBelow(version, isWhole, comparison),
        } as const);
  for (const { key } of paths) comparison.report(facts, null, { operation: key, part: '' });
}

/**
 * True where clients were told that the path goes: each operation is deprecated and has the time of its end (RFC 8594).
 */
function isSunset({ item }: OfferedPath): boolean {
  return item.operations.every(({ value, responses }) => {
    const hasHeader = responses.some(({ node }) => node?.headers.some(({ key }) => key.toLowerCase() === 'sunset'));
    return value.deprecated === true && (hasHeader || has(value, 'x-sunset') || has(value, 'x-sunset-date'));
  });
}

/**
 * What changed between a major version and the one in its place: no client of the old one relies on it, but its owners
 * want to know.
 */
function changesBelow({ paths, pairs }: GoneMajor, isWhole: boolean, { before, after }: Versions) {
  const comparison = new InterfaceComparison(before, after);
  const kept = new Set(pairs.map((pair) => pair.before));
  for (const pair of pairs) comparePath(pair, comparison);
  for (const path of paths.filter((one) => !kept.has(one))) reportRemoved(path, {}, comparison);
  if (isWhole) compareWebhooks(comparison);
  return causesOf(comparison);
}

interface Versions {
  readonly before: Description;
  readonly after: Description;
}
