import { defineRule } from '../../../framework/define-rule.ts';
import { listed } from '../../../framework/messages.ts';
import { type Accepting, acceptingOperations } from '../../../model/async/accepted-operations.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { takesKey } from '../../../model/operations/idempotency-key.ts';
import { preferenceOf, RESPOND_ASYNC } from '../../../model/operations/prefer-header.ts';

/** An operation that answers at once as well as later, with the statuses of its answers at once. */
interface Subject extends Accepting {
  readonly place: Place;
  readonly atOnce: readonly string[];
}

/** An operation that documents 202 beside an answer at once lets the client choose by the Prefer header. */
export default defineRule({
  id: 'prefer-async',
  statements: ['4.9/prefer-async'],
  severity: 'error',
  summary: 'An operation that answers 202 as well as at once takes Prefer: respond-async.',
  why: 'Without the header a client cannot know whether it will get the result or a promise of it.',
  subjects: (description) =>
    acceptingOperations(description).flatMap((accepting): Subject[] => {
      const atOnce = isPolled(accepting) ? [] : answersAtOnce(accepting.operation, description);
      return atOnce.length === 0 ? [] : [{ ...accepting, place: accepting.response.place, atOnce }];
    }),
  judge: ({ operation, atOnce }, description) => {
    const preference = preferenceOf(operation, RESPOND_ASYNC, description);
    if (preference === 'taken' || preference === 'unknown') return null;
    const method = operation.method.toUpperCase();
    const lack = preference === 'absent' ? 'has no Prefer header' : `takes no ${RESPOND_ASYNC} in its Prefer header`;
    return {
      message: `${method} answers 202 beside ${listed(atOnce)} and ${lack}; ${preference === 'absent' ? `declare the request header Prefer with the value ${RESPOND_ASYNC}` : `list ${RESPOND_ASYNC} among its values`}`,
    };
  },
});

/** What the 202 of a GET says that is asked again until the result is there. */
const NOT_READY =
  /\b(?:not (?:yet )?(?:ready|available|complete|finished)|in progress|still|pending|being (?:processed|generated|prepared|created|computed)|try again|retry)\b/i;

/** What the texts of such a GET say. */
const POLLS = /\bpoll(?:s|ed|ing)?\b/i;

/** True for a GET that is asked again until the result is there: its 202 answers a question, and starts nothing. */
function isPolled({ operation, response }: Accepting): boolean {
  if (operation.method !== 'get') return false;
  const headers = (response.node?.headers ?? []).map(({ key }) => String(key).toLowerCase());
  const text = asString(response.node?.value.description) ?? '';
  const { summary, description } = operation.value;
  const asked = `${asString(summary) ?? ''} ${asString(description) ?? ''}`;
  return headers.includes('retry-after') || NOT_READY.test(text) || POLLS.test(asked);
}

/** The 200 of a POST with an idempotency key answers its repetition. */
function answersAtOnce(operation: OperationNode, description: Description): string[] {
  const isKeyed = operation.method === 'post' && takesKey(operation, description);
  const statuses = isKeyed ? ['201', '204'] : ['200', '201', '204'];
  return operation.responses.map(({ key }) => key).filter((key) => statuses.includes(key));
}
