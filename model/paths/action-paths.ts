import type { Description } from '../description/description.ts';
import { memoize } from '../lib/memoize.ts';
import type { PathClassification } from './classification.ts';
import { classifyPaths } from './classify.ts';
import type { PathSegment } from './template.ts';

/**
 * A path that is an action or a search with certainty (section 4.7 of the conventions), with the segment that names it.
 */
export interface ActionPath {
  readonly path: PathClassification;
  readonly segment: PathSegment;
  /** The name in the segment: without an extension, and the `cancel` of `orders:cancel`. */
  readonly name: string;
}

/** Every path that is an action or a search with certainty and ends in its name. */
export const actionPaths: (description: Description) => readonly ActionPath[] = memoize((description) =>
  classifyPaths(description).paths.flatMap((path) => actionPath(path) ?? []),
);

function actionPath(path: PathClassification): ActionPath | null {
  const segment = path.segments.at(-1)?.segment;
  if (!path.sure || !path.endsInAction || segment === undefined) return null;
  if (segment.customMethod !== null) return { path, segment, name: segment.customMethod };
  return segment.kind === 'fixed' ? { path, segment, name: segment.name } : null;
}
