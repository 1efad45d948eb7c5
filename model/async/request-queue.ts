import type { Description } from '../description/description.ts';
import type { PathClassification } from '../paths/classification.ts';
import { classifyPaths } from '../paths/classify.ts';

/** The paths of one request in the request queue (section 4.9 of the conventions), whatever precedes `queue`. */
export function queuePaths(description: Description): readonly PathClassification[] {
  return classifyPaths(description).paths.filter(
    (path) => path.class === 'queue' && path.sure && path.segments.at(-1)?.segment.kind !== 'fixed',
  );
}
