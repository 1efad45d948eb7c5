import type { PathClassification, ResourceSegment } from './classification.ts';

/** How many levels of sub-resources a path has at most (section 4.1 of the conventions). */
export const MOST_LEVELS = 2;

/**
 * The segment at which a path has more than `MOST_LEVELS` levels of sub-resources; null where it has not. Segments that group
 * others, or whose meaning is not known, make no level.
 */
export function firstTooDeep({ segments }: PathClassification): ResourceSegment | null {
  const inResource = groups(segments) ? segments.slice(1) : segments;
  const resources = inResource.filter(({ meaning, sure }, index) => {
    const identified = inResource[index + 1]?.segment.kind === 'parameter';
    return (meaning === 'collection' || meaning === 'singleton') && (sure || identified);
  });
  return resources[MOST_LEVELS + 1] ?? null;
}

/** True where the first name may be a namespace: no identifier follows it. */
function groups([first, second]: readonly ResourceSegment[]): boolean {
  return first?.meaning !== 'collection' && second?.segment.kind === 'fixed';
}
