import { defineRule } from '../../../framework/define-rule.ts';
import { listed } from '../../../framework/messages.ts';
import { type Edit, remove } from '../../../framework/remedy.ts';
import type { Description } from '../../../model/description/description.ts';
import { asArray } from '../../../model/description/json.ts';
import type { OperationNode, ParameterNode, Use } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { valueAt } from '../../../model/description/value-at.ts';
import { appendTo } from '../../../model/lib/group-by.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { IDEMPOTENCY_KEY, isKeyHeader } from '../../../model/operations/idempotency-key.ts';

/** An entry of `parameters` that is the header, of an operation or a path item, with the methods that take it. */
interface Subject {
  readonly place: Place;
  readonly methods: readonly string[];
}

/**
 * Clients send the idempotency key with POST only. Requests that the service sends to webhooks and callbacks are not
 * judged.
 */
export default defineRule({
  id: 'idempotency-key-method',
  statements: ['4.5/header'],
  severity: 'error',
  summary: 'Idempotency-Key is taken with POST only, and sent with webhooks.',
  why: 'The other methods may be repeated anyway; a key on them promises a check that nobody needs and few make.',
  judgesAbsence: true,
  fix: { changes: 'clients no longer send the key' },
  subjects: keyHeaders,
  judge: ({ place, methods }) => {
    const wrong = methods.filter((method) => method !== 'post').map((method) => method.toUpperCase());
    if (wrong.length === 0) return null;
    const message = `${IDEMPOTENCY_KEY} is taken with ${listed(wrong)}; take it with POST only`;
    // An entry of a path item that POST needs as well has to be moved.
    return { message, remedy: wrong.length < methods.length ? [] : [withoutEntry(place)] };
  },
});

/** A list of which nothing is left goes as a whole. */
function withoutEntry(place: Place): Edit {
  const { parent } = place;
  const others = parent === null ? [] : asArray(valueAt(parent));
  return remove(parent !== null && others.length === 1 ? parent : place);
}

function keyHeaders(description: Description): Subject[] {
  const uses = new Map<Use<ParameterNode>, OperationNode[]>();
  for (const operation of clientOperations(description)) {
    for (const use of operation.parameters) {
      if (use.node === null || !isKeyHeader(use.node)) continue;
      appendTo(uses, use, operation);
    }
  }
  return [...uses].map(([{ place }, operations]) => ({
    place,
    methods: [...new Set(operations.map(({ method }) => method))],
  }));
}
