import { defineFunction } from '../../../framework/define-function.ts';
import { listed, plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode, ParameterNode, Use } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { appendTo } from '../../../model/lib/group-by.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { isRequestHeader } from '../../../model/operations/header-names.ts';

export interface HeaderMethodsOptions {
  /** Name of the request header, in any case. */
  readonly header: string;
  /** Methods of the operations that may take it, in lower case. */
  readonly methods: readonly string[];
}

/** A place at which operations take the header: their own list of parameters, or that of their path. */
interface Subject {
  readonly place: Place;
  readonly methods: readonly string[];
}

/** Clients send a header with some methods only. What the service sends to webhooks and callbacks is free. */
export default defineFunction<Subject, HeaderMethodsOptions>({
  name: 'headerMethods',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['header', 'methods'],
    properties: { header: { type: 'string' }, methods: { type: 'array', items: { type: 'string' } } },
  },
  subjects: (description, { header }) => usesOf(header, description),
  judge: ({ methods }, options) => {
    const wrong = methods.filter((method) => !options.methods.includes(method)).map(upper);
    if (wrong.length === 0) return null;
    const remedy = `take it with ${listed(options.methods.map(upper), 'or')} only`;
    return { message: `${plain(options.header)} is taken with ${listed(wrong)}; ${remedy}` };
  },
});

function usesOf(header: string, description: Description): Subject[] {
  const uses = new Map<Use<ParameterNode>, OperationNode[]>();
  for (const operation of clientOperations(description)) {
    for (const use of operation.parameters) {
      if (use.node === null || !isRequestHeader(use.node, header)) continue;
      appendTo(uses, use, operation);
    }
  }
  return [...uses].map(([{ place }, operations]) => ({
    place,
    methods: [...new Set(operations.map(({ method }) => method))],
  }));
}

function upper(method: string): string {
  return method.toUpperCase();
}
