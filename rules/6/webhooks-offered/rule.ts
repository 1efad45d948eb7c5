import { defineRule } from '../../../framework/define-rule.ts';
import { acceptingOperations } from '../../../model/async/accepted-operations.ts';
import type { Description } from '../../../model/description/description.ts';
import { asObject } from '../../../model/description/json.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { responseOf } from '../../../model/operations/responses.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/**
 * Asks of an asynchronous service whether it should call its clients' webhooks when a request is done: at its first 202
 * where it has no callbacks, else at each operation without one.
 */
export default defineRule({
  id: 'webhooks-offered',
  statements: ['6/webhooks'],
  severity: 'hint',
  summary: 'A service that answers 202 notifies its clients by webhook or callback when a request is done.',
  why: 'Clients that are not notified have to ask again and again, which costs both sides and is late all the same.',
  question: 'How does a client learn that a request which was accepted is done: by webhook, or only by asking?',
  subjects: (description) =>
    acceptingOperations(description).map(({ operation, response }, index) => {
      return { place: response.place, operation, isFirst: index === 0 };
    }),
  judge: ({ operation, isFirst }, description) => {
    if (hasCallbacks(operation) || (!isFirst && description.callbacks.length === 0)) return null;
    if (description.webhooks.length > 0 || hasRegistration(description)) return null;
    return {
      message:
        'a request is accepted for later here, and no webhook or callback notifies the client when it is done; offer one',
    };
  },
});

function hasCallbacks({ value }: OperationNode): boolean {
  return Object.keys(asObject(value.callbacks)).length > 0;
}

/**
 * True where clients can register for webhooks: at a resource of their own, whose messages may be described elsewhere,
 * or by an operation with callbacks that accepts nothing for later.
 */
const hasRegistration: (description: Description) => boolean = memoize((description) => {
  const registers = (operation: OperationNode) => hasCallbacks(operation) && responseOf(operation, '202') === null;
  if (clientOperations(description).some(registers)) return true;
  return classifyPaths(description).segments.some(({ segment }) => {
    const words = splitWords(segment.name);
    return words.some((word) => /^(?:web)?hooks?$/.test(word));
  });
});
