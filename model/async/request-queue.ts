import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { PathClassification } from '../paths/classification.ts';
import { classifyPaths } from '../paths/classify.ts';
import { exampleValues } from '../schemas/example-values.ts';

/** The path of the request queue (section 4.9 of the conventions). */
export const QUEUE_PATH = '/v{major}/queue/requests/{requestId}';

const QUEUE_IN_TEXT = /queue\\?\/requests\b/i;

const cache = new WeakMap<Description, boolean>();

/** The paths that lead to one request in the request queue, each at its right place or not. */
export function queuePaths(description: Description): readonly PathClassification[] {
  return classifyPaths(description).paths.filter(
    (path) => path.class === 'queue' && path.sure && path.segments.at(-1)?.segment.kind !== 'fixed',
  );
}

/** True where nothing stands between the version and the queue. A path without version is statement 4.1/path-version's matter. */
export function isAtVersion(path: PathClassification, description: Description): boolean {
  return classifyPaths(description)
    .urlsOf(path)
    .some(({ segments, version }) => version === null || version.index === segments.length - 4);
}

/** True where an example, or what is said of a schema or response, names the request queue: links may lead to it. */
export function isQueueNamed(description: Description): boolean {
  let known = cache.get(description);
  if (known === undefined) {
    const { schemas, responses } = description;
    known =
      [...schemas, ...responses].some(({ value }) => [value.description, value.pattern].some(names)) ||
      exampleValues(description).some(({ value }) => names(value));
    cache.set(description, known);
  }
  return known;
}

function names(text: unknown): boolean {
  return QUEUE_IN_TEXT.test(asString(text) ?? '');
}
