import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import { acceptingOperations } from '../model/async/accepted-operations.ts';
import { isAtVersion, isQueueNamed, QUEUE_PATH, queuePaths } from '../model/async/request-queue.ts';
import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';

/** A 202; the lack of a queue is told at the first. */
interface Subject {
  readonly place: Place;
  readonly isFirst: boolean;
}

/** A description with a 202 describes the request queue, or names it where its links lead. */
export default defineFunction<Subject>({
  name: 'requestQueue',
  options: null,
  subjects: (description) =>
    acceptingOperations(description).map(({ response }, index) => ({ place: response.place, isFirst: index === 0 })),
  judge: ({ isFirst }, _options, description) => {
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
