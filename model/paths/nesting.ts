import type { PathClassification, ResourceSegment } from './classification.ts';

/**
 * The segment at which a path has more levels of sub-resources than there may be; null where none is too deep. Segments that
 * group others, or whose role nobody can tell, make no level.
 */
export function firstTooDeep({ segments }: PathClassification, levels: number): ResourceSegment | null {
  const inResource = groups(segments) ? segments.slice(1) : segments;
  const resources = inResource.filter(({ role, sure }, index) => {
    const identified = inResource[index + 1]?.segment.kind === 'parameter';
    return (role === 'collection' || role === 'singleton') && (sure || identified);
  });
  return resources[levels + 1] ?? null;
}

/** A first name that no identifier follows may be a namespace at which a path ends by mistake. */
function groups([first, second]: readonly ResourceSegment[]): boolean {
  return first?.role !== 'collection' && second?.segment.kind === 'fixed';
}
