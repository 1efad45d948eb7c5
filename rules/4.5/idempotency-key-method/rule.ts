import { defineRule } from '../../../framework/define-rule.ts';
import { listed } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode, ParameterNode, Use } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { appendTo } from '../../../model/lib/group-by.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { IDEMPOTENCY_KEY, isKeyHeader } from '../../../model/operations/idempotency-key.ts';

/** An entry of `parameters` that is the header, of an operation or a path item, with the methods that take it. */
interface Subject {
  readonly place: Place;
  readonly methods: readonly string[];
}

/** Clients send the idempotency key with POST only. Requests that the service sends to webhooks and callbacks are not judged. */
export default defineRule({
  id: 'idempotency-key-method',
  statements: ['4.5/header'],
  severity: 'error',
  summary: 'Idempotency-Key is taken with POST only, and sent with webhooks.',
  why: 'The other methods may be repeated anyway; a key on them promises a check that nobody needs and few make.',
  judgesAbsence: true,
  subjects: keyHeaders,
  judge: ({ methods }) => {
    const wrong = methods.filter((method) => method !== 'post').map((method) => method.toUpperCase());
    if (wrong.length === 0) return null;
    return { message: `${IDEMPOTENCY_KEY} is taken with ${listed(wrong)}; take it with POST only` };
  },
});

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
