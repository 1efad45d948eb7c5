import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode, ParameterNode, PathItemNode, ResponseNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { isRequestHeader, isSameHeader, responseHeaderOf } from '../../../model/operations/header-names.ts';
import { operationOf } from '../../../model/operations/operation-of-method.ts';
import { type BodyUse, faultPlaces, responseUses } from '../../../model/operations/shared-bodies.ts';
import { type Updates, updatesOf } from '../../../model/resources/entity-tags.ts';

/** A header on the wrong side, or a successful response to the GET of resources that PUT or PATCH updates. */
type Subject =
  | { readonly kind: 'request header'; readonly place: Place; readonly takenBy: readonly OperationNode[] }
  | { readonly kind: 'response header'; readonly place: Place }
  | {
      readonly kind: 'read';
      readonly place: Place;
      readonly response: ResponseNode;
      readonly reads: readonly BodyUse[];
    };

/** What PUT or PATCH updates is read with an ETag, and ETag and If-Match are each used on their own side. */
export default defineRule({
  id: 'entity-tags',
  statements: ['9.1/etag'],
  severity: 'warn',
  summary: 'What PUT or PATCH updates is read with an ETag; ETag is a response header and If-Match a request header.',
  why: 'Without an entity tag two clients overwrite one another’s changes, and neither notices.',
  yieldsTo: ['if-match-tag'],
  subjects: (description) => [...wrongSides(description), ...readsOfUpdated(description)],
  judge: (subject, description) => {
    switch (subject.kind) {
      case 'request header':
        return {
          message: 'ETag is a request header here; send the entity tag in If-Match, and answer with it in ETag',
          covers: subject.takenBy.map(({ place }) => place),
        };
      case 'response header':
        return {
          message: 'If-Match is a response header here; answer with the entity tag in ETag, and take it in If-Match',
        };
      case 'read':
        return missingTag(subject.response, subject.reads, description);
    }
  },
});

function wrongSides({ operations, parameters, responses }: Description): Subject[] {
  const sent = parameters.filter((parameter) => isRequestHeader(parameter, 'ETag'));
  const takenBy = (parameter: ParameterNode) =>
    operations.filter((operation) => operation.parameters.some(({ node }) => node === parameter));
  const answered = responses.flatMap(({ headers }) => headers).filter(({ key }) => isSameHeader(key, 'If-Match'));
  return [
    ...sent.map(
      (parameter): Subject => ({
        kind: 'request header',
        place: below(parameter.place, 'name'),
        takenBy: takenBy(parameter),
      }),
    ),
    ...answered.map(({ place }): Subject => ({ kind: 'response header', place })),
  ];
}

/** The 200 of GET for resources that PUT or PATCH updates. */
function readsOfUpdated(description: Description): Subject[] {
  const updates = updatesByRead(description);
  return [...responseUses(description)].flatMap(([response, uses]): Subject[] => {
    const reads = uses.filter(({ operation, status }) => status === '200' && updates.has(operation));
    // Apart, so that those that `if-match-tag` reports do not stand for the others.
    const [conditional, others] = [true, false].map((isConditional) =>
      reads.filter(({ operation }) => updates.get(operation)?.isConditional === isConditional),
    );
    return [conditional, others].flatMap((group = []): Subject[] =>
      group.length === 0 ? [] : [{ kind: 'read', place: response.place, response, reads: group }],
    );
  });
}

function missingTag(response: ResponseNode, reads: readonly BodyUse[], description: Description): Violation[] {
  if (responseHeaderOf(response, 'ETag') !== null) return [];
  const { place } = response;
  const updates = updatesByRead(description);
  return faultPlaces(place, responseUses(description).get(response) ?? [], reads).map((at) => {
    const here = reads.filter((use) => at === place || use.place === at);
    const methods = new Set(here.flatMap(({ operation }) => updates.get(operation)?.first.method.toUpperCase() ?? []));
    const fact = `${listed([...methods], 'or')} updates this resource, and its GET answers without ETag`;
    return { message: `${fact}; declare the response header ETag`, at };
  });
}

/** Each GET of a path with PUT or PATCH, with these two. */
const updatesByRead: (description: Description) => ReadonlyMap<OperationNode, Updates> = memoize((description) => {
  const items = new Set<PathItemNode>(clientOperations(description).map(({ pathItem }) => pathItem));
  const found = new Map<OperationNode, Updates>();
  for (const item of items) {
    const get = operationOf(item, 'get');
    const updates = updatesOf(item, description);
    if (get !== null && updates !== null) found.set(get, updates);
  }
  return found;
});
