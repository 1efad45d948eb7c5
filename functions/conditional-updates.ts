import { defineFunction } from '../framework/define-function.ts';
import type { Description } from '../model/description/description.ts';
import type { PathItemNode } from '../model/description/nodes.ts';
import type { Place } from '../model/description/place.ts';
import { clientOperations } from '../model/operations/client-operations.ts';
import { requestHeaderOf, responseHeaderOf } from '../model/operations/header-names.ts';
import { operationOf } from '../model/operations/operation-of-method.ts';
import { isSuccess } from '../model/operations/responses.ts';

export interface ConditionalUpdatesOptions {
  /** `tag`: an If-Match needs the ETag that GET answers with; `condition`: an update of what has an ETag takes If-Match. */
  readonly wanted: 'tag' | 'condition';
}

/** An operation of a path with a GET, and what is wrong with it. */
interface Subject {
  readonly place: Place;
  readonly fault: string | null;
}

/**
 * If-Match on an operation and ETag on the GET of its path belong together. Of several operations that lack the same ETag the
 * first is told; an ETag that is missing without any If-Match is statement 9.1/etag's matter.
 */
export default defineFunction<Subject, ConditionalUpdatesOptions>({
  name: 'conditionalUpdates',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['wanted'],
    properties: { wanted: { enum: ['tag', 'condition'] satisfies ConditionalUpdatesOptions['wanted'][] } },
  },
  subjects: (description, { wanted }) =>
    readItems(description).flatMap(({ pathItem, tagged }) =>
      wanted === 'tag' ? conditions(pathItem, tagged) : updates(pathItem, tagged),
    ),
  judge: ({ fault }) => (fault === null ? null : { message: fault }),
});

/** The path items whose GET tells all of its successes, and whether one of these has an ETag. */
function readItems(description: Description): { readonly pathItem: PathItemNode; readonly tagged: boolean }[] {
  const pathItems = new Set(clientOperations(description).map(({ pathItem }) => pathItem));
  return [...pathItems].flatMap((pathItem) => {
    const get = operationOf(pathItem, 'get');
    const answers = get?.responses.filter(({ key }) => isSuccess(key)) ?? [];
    if (answers.length === 0 || answers.some(({ node }) => node === null)) return [];
    const tagged = answers.some(({ node }) => node !== null && responseHeaderOf(node, 'ETag') !== null);
    return [{ pathItem, tagged }];
  });
}

function conditions({ operations }: PathItemNode, tagged: boolean): Subject[] {
  const changes = operations.filter(({ method }) => method !== 'get' && method !== 'head');
  const uses = new Set(changes.flatMap((operation) => requestHeaderOf(operation, 'If-Match') ?? []));
  const fault =
    'If-Match is taken here, and GET of this path answers without ETag; declare the response header ETag there';
  return [...uses].map(({ place }, index) => ({ place, fault: tagged || index > 0 ? null : fault }));
}

function updates({ operations }: PathItemNode, tagged: boolean): Subject[] {
  const changes = tagged ? operations.filter(({ method }) => method === 'put' || method === 'patch') : [];
  return changes.map((operation) => {
    const isKnown = operation.parameters.every(({ node }) => node !== null);
    const name = operation.method.toUpperCase();
    const fault = `GET answers with ETag, and ${name} takes no If-Match; take the header, so that ${name} can be made conditional`;
    return { place: operation.place, fault: isKnown && requestHeaderOf(operation, 'If-Match') === null ? fault : null };
  });
}
