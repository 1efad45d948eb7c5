import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { acceptingOperations } from '../../../model/async/accepted-operations.ts';
import { isAtVersion, isQueueNamed, QUEUE_PATH, queuePaths } from '../../../model/async/request-queue.ts';
import type { Description } from '../../../model/description/description.ts';
import type { Place } from '../../../model/description/place.ts';

/** A 202; the lack of a queue is told at the first. */
interface Subject {
  readonly place: Place;
  readonly isFirst: boolean;
}

/** A description with a 202 describes the request queue, or names it where its links lead. */
export default defineRule<Subject>({
  id: 'request-queue',
  statements: ['4.9/queue-path'],
  severity: 'warn',
  summary:
    'A service that answers 202 describes the request queue at /v{major}/queue/requests/{requestId}, or names it in a link.',
  why: 'Clients ask one place about all their requests; each operation with a way of its own to report needs a client of its own.',
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
  const [wrong] = paths;
  if (wrong !== undefined) return `the request queue is at ${plain(wrong.use.key)}; move it to ${QUEUE_PATH}`;
  return `a request is accepted here, and no request queue is described; describe ${QUEUE_PATH}, or name it in a link`;
}
