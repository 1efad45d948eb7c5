import { defineRule } from '../../../framework/define-rule.ts';
import { listed } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode, PathItemNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import {
  isRequestHeader,
  isSameHeader,
  requestHeaderOf,
  responseHeaderOf,
} from '../../../model/operations/header-names.ts';
import { operationOf } from '../../../model/operations/operation-of-method.ts';
import { faultPlaces, responseUses } from '../../../model/operations/shared-bodies.ts';

interface Subject {
  readonly place: Place;
  readonly fault: string | null;
}

/**
 * What is updated by PUT or PATCH carries an ETag when it is read, and ETag and If-Match are each used on their own side.
 * A resource whose updates take If-Match is left to the check that looks from there.
 */
export default defineRule<Subject>({
  id: 'entity-tags',
  statements: ['9.1/etag'],
  severity: 'warn',
  summary: 'What PUT or PATCH updates is read with an ETag; ETag is a response header and If-Match a request header.',
  why: 'Without an entity tag two clients overwrite one another’s changes, and neither notices.',
  subjects: (description) => [...wrongSides(description), ...updatedResources(description)],
  judge: ({ fault }) => (fault === null ? null : { message: fault }),
});

function wrongSides({ parameters, responses }: Description): Subject[] {
  const sent = parameters
    .filter((parameter) => isRequestHeader(parameter, 'ETag'))
    .map(({ place }) => ({
      place: below(place, 'name'),
      fault: 'ETag is a request header here; send the entity tag in If-Match, and answer with it in ETag',
    }));
  const answered = responses
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => isSameHeader(key, 'If-Match'))
    .map(({ place }) => ({
      place,
      fault: 'If-Match is a response header here; answer with the entity tag in ETag, and take it in If-Match',
    }));
  return [...sent, ...answered];
}

/** The successful answer to GET of each resource that PUT or PATCH updates without a condition. */
function updatedResources(description: Description): Subject[] {
  const updates = updatesByRead(description);
  return [...responseUses(description)].flatMap(([response, uses]): Subject[] => {
    const { place } = response;
    const reads = uses.filter(({ operation, status }) => status === '200' && updates.has(operation));
    if (reads.length === 0) return [];
    if (responseHeaderOf(response, 'ETag') !== null) return [{ place, fault: null }];
    return faultPlaces(place, uses, reads).map((at) => {
      const here = reads.filter((use) => at === place || use.place === at);
      const methods = new Set(here.flatMap(({ operation }) => updates.get(operation)?.method.toUpperCase() ?? []));
      const fact = `${listed([...methods], 'or')} updates this resource, and its GET answers without ETag`;
      return { place: at, fault: `${fact}; declare the response header ETag` };
    });
  });
}

/** Each GET whose resource PUT or PATCH updates, neither of which takes If-Match, with the first of these. */
function updatesByRead(description: Description): ReadonlyMap<OperationNode, OperationNode> {
  const items = new Set<PathItemNode>(clientOperations(description).map(({ pathItem }) => pathItem));
  const found = new Map<OperationNode, OperationNode>();
  for (const item of items) {
    const get = operationOf(item, 'get');
    const updates = item.operations.filter(({ method }) => method === 'put' || method === 'patch');
    const [update] = updates;
    if (get !== null && update !== undefined && !updates.some(takesIfMatch)) found.set(get, update);
  }
  return found;
}

function takesIfMatch(operation: OperationNode): boolean {
  return requestHeaderOf(operation, 'If-Match') !== null;
}
