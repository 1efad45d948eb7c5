import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { acceptingOperations } from '../../../model/async/accepted-operations.ts';
import { isShortQueue, queuePaths } from '../../../model/async/request-queue.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { PathClassification } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { readVersion } from '../../../model/paths/version.ts';
import { segmentsBehindVersion } from '../../../model/paths/wanted-url.ts';
import { exampleValues } from '../../../model/schemas/example-values.ts';

/** The path of the request queue (section 4.9 of the conventions). */
const QUEUE_PATH = '/v{major}/queue/requests/{requestId}';

/**
 * A description with a 202 describes the request queue, or names it in a link. A missing queue is reported at the first
 * 202.
 */
export default defineRule({
  id: 'request-queue',
  statements: ['4.9/queue-path'],
  severity: 'warn',
  summary:
    'A service that answers 202 describes the request queue at /v{major}/queue/requests/{requestId}, or names it in a link.',
  why: 'Clients ask one place about all their requests; each operation with a way of its own to report needs a client of its own.',
  yieldsTo: ['accepted-links'],
  subjects: (description) =>
    acceptingOperations(description).map(({ response }, index) => ({ place: response.place, isFirst: index === 0 })),
  judge: ({ isFirst }, description) => {
    const message = isFirst ? faultOfQueue(description) : null;
    return message === null ? null : { message };
  },
});

function faultOfQueue(description: Description): string | null {
  const paths = queuePaths(description);
  if (paths.some((path) => isAtVersion(path, description)) || (paths.length === 0 && isQueueNamed(description))) {
    return null;
  }
  if (paths.length === 0 && hasShortQueue(description)) return null;
  const [wrong] = paths;
  if (wrong !== undefined) return `the request queue is at ${plain(wrong.use.key)}; move it to ${QUEUE_PATH}`;
  return `a request is accepted here, and no request queue is described; describe ${QUEUE_PATH}, or name it in a link`;
}

/** True for `/v1/queue/{requestId}`, of which 4.1/path-namespace says what to write. */
function hasShortQueue(description: Description): boolean {
  const { paths, urlsOf } = classifyPaths(description);
  return paths.some((path) => urlsOf(path).some(({ segments }) => isShortQueue(segmentsBehindVersion(segments))));
}

/**
 * True where nothing stands between the version and the queue, or the path has no version; 4.1/path-version reports
 * none, and a second one.
 */
function isAtVersion(path: PathClassification, description: Description): boolean {
  return classifyPaths(description)
    .urlsOf(path)
    .some(({ segments, version }) => {
      const before = segments.at(-4);
      return version === null || (before !== undefined && readVersion(before) !== null);
    });
}

const QUEUE_IN_TEXT = /queue\\?\/requests\b/i;

/**
 * True where an example, or the description or pattern of a schema or response, names the request queue: links may lead
 * to it.
 */
function isQueueNamed(description: Description): boolean {
  const { schemas, responses } = description;
  return (
    [...schemas, ...responses].some(({ value }) => [value.description, value.pattern].some(namesQueue)) ||
    exampleValues(description).some(({ value }) => namesQueue(value))
  );
}

function namesQueue(text: unknown): boolean {
  return QUEUE_IN_TEXT.test(asString(text) ?? '');
}
