import type { Description } from './description.ts';
import { classifyPaths, type ResourceSegment } from './paths.ts';

/**
 * The segments that name data resources for certain, each prefix once: collections and singletons. What an identifier
 * follows is a collection (statement 4.1/collection-plural). What selects from a collection without an identifier
 * (`records/today`) names no resource of its own.
 */
export function resourceSegments(description: Description): ResourceSegment[] {
  const { paths, segments } = classifyPaths(description);
  const identified = new Set<ResourceSegment>();
  const selecting = new Set<ResourceSegment>();
  for (const path of paths) {
    for (const [index, segment] of path.segments.entries()) {
      if (path.segments[index + 1]?.segment.kind === 'parameter') identified.add(segment);
      if (path.segments[index - 1]?.role === 'collection') selecting.add(segment);
    }
  }
  return segments.filter((segment) => {
    if (segment.role === 'collection') return identified.has(segment) || (segment.sure && !selecting.has(segment));
    return segment.role === 'singleton' && segment.sure;
  });
}
