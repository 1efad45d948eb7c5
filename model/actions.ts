import type { Description } from './description.ts';
import { classifyPaths, type PathClassification, type PathSegment } from './paths.ts';

/** A path that surely is an action or a search (section 4.7 of the conventions), with the segment that names it. */
export interface ActionPath {
  readonly path: PathClassification;
  readonly segment: PathSegment;
  /** The name in the segment: without an extension, and the `cancel` of `orders:cancel`. */
  readonly name: string;
}

const cache = new WeakMap<Description, readonly ActionPath[]>();

/** Every path that surely is an action or a search and ends in its name. */
export function actionPaths(description: Description): readonly ActionPath[] {
  let known = cache.get(description);
  if (known === undefined) {
    known = classifyPaths(description).paths.flatMap((path) => actionPath(path) ?? []);
    cache.set(description, known);
  }
  return known;
}

function actionPath(path: PathClassification): ActionPath | null {
  const segment = path.segments.at(-1)?.segment;
  if (!path.sure || !path.endsInAction || segment === undefined) return null;
  if (segment.customMethod !== null) return { path, segment, name: segment.customMethod };
  return segment.kind === 'fixed' ? { path, segment, name: segment.name } : null;
}
