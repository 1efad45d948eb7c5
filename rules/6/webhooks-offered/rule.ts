import { defineRule } from '../../../framework/define-rule.ts';
import { type Accepting, acceptingOperations } from '../../../model/async/accepted-operations.ts';
import type { Description } from '../../../model/description/description.ts';
import { asObject } from '../../../model/description/json.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { responseOf } from '../../../model/operations/responses.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** A 202; of a service that calls nobody back, the question is asked at the first only. */
interface Subject extends Accepting {
  readonly place: Place;
  readonly isAsked: boolean;
}

/** Asks of an asynchronous service whether it should tell its clients by webhook when a request is done. */
export default defineRule<Subject>({
  id: 'webhooks-offered',
  statements: ['6/webhooks'],
  severity: 'hint',
  summary: 'A service that answers 202 tells its clients by webhook or callback when a request is done.',
  why: 'Clients that are not told have to ask again and again, which costs both sides and is late all the same.',
  question: 'How does a client learn that a request which was accepted is done: by webhook, or only by asking?',
  subjects: (description) => {
    const callsBack = description.callbacks.length > 0;
    const isSupported = description.webhooks.length > 0 || hasRegistration(description);
    return acceptingOperations(description).map((accepting, index) => ({
      ...accepting,
      place: accepting.response.place,
      isAsked: !isSupported && !hasCallbacks(accepting.operation) && (callsBack || index === 0),
    }));
  },
  judge: ({ isAsked }) =>
    isAsked
      ? {
          message:
            'a request is accepted for later here, and no webhook or callback tells the client when it is done; offer one',
        }
      : null,
});

function hasCallbacks({ value }: OperationNode): boolean {
  return Object.keys(asObject(value.callbacks)).length > 0;
}

/**
 * Clients register for webhooks at a resource of their own, whose messages may be described elsewhere, or by an operation with
 * callbacks that accepts nothing for later.
 */
function hasRegistration(description: Description): boolean {
  const registers = (operation: OperationNode) => hasCallbacks(operation) && responseOf(operation, '202') === null;
  if (clientOperations(description).some(registers)) return true;
  return classifyPaths(description).segments.some(({ segment }) => {
    const words = splitWords(segment.name);
    return words.some((word) => /^(?:web)?hooks?$/.test(word));
  });
}
