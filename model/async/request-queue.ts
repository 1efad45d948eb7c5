import type { Description } from '../description/description.ts';
import type { PathClassification } from '../paths/classification.ts';
import { classifyPaths } from '../paths/classify.ts';
import type { PathSegment } from '../paths/template.ts';
import { acceptingOperations } from './accepted-operations.ts';

/** The paths of one request in the request queue (section 4.9 of the conventions), whatever precedes `queue`. */
export function queuePaths(description: Description): readonly PathClassification[] {
  return classifyPaths(description).paths.filter(
    (path) => path.class === 'queue' && path.sure && path.segments.at(-1)?.segment.kind !== 'fixed',
  );
}

/**
 * True for the segments behind a version of a request in a queue that lacks a part of its path: `queue/{requestId}`.
 */
export function isShortQueue([first, second, ...others]: readonly PathSegment[]): boolean {
  const isNamed = first?.text === 'queue' || first?.text === 'requests';
  return isNamed && second?.kind === 'parameter' && others.length === 0;
}

/**
 * True for `/v1/queue` of a service that accepts requests: what follows it is one of them, and no item of a collection.
 */
export function isQueueOfRequests(prefix: string, description: Description): boolean {
  return /^\/v\d+\/queue$/.test(prefix) && acceptingOperations(description).length > 0;
}
