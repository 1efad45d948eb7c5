import type { Description } from '../description/description.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { NOT_CARRIED } from '../description/schema-relations.ts';
import { memoize } from '../lib/memoize.ts';
import { reachableFrom } from '../schemas/composition.ts';
import { isReadOnly } from '../schemas/read-only.ts';
import { clientOperations } from './client-operations.ts';
import { requestBodyUses } from './shared-bodies.ts';

/** The schemas of whole request bodies that clients send; those of webhooks and callbacks are sent by the service. */
export const requestBodySchemasOf: (description: Description) => ReadonlySet<SchemaNode> = memoize((description) => {
  const own = new Set(clientOperations(description));
  const uses = requestBodyUses(description);
  const bodies = description.requestBodies.filter(
    (body) => uses.get(body)?.some(({ operation }) => own.has(operation)) ?? true,
  );
  return new Set(bodies.flatMap(({ content }) => content.flatMap(({ mediaType }) => mediaType.schema?.target ?? [])));
});

/** The schemas of everything that request bodies carry: not of what stands below a readOnly property. */
export const requestSchemasOf: (description: Description) => ReadonlySet<SchemaNode> = memoize((description) =>
  carriedByRequests(requestBodySchemasOf(description)),
);

/** The schemas of request bodies or of parts of them, and of everything that these carry. */
export function carriedByRequests(bodies: Iterable<SchemaNode>): ReadonlySet<SchemaNode> {
  return reachableFrom(
    bodies,
    ({ relation, target }) =>
      !NOT_CARRIED.has(relation) && (relation !== 'property' || target === null || !isReadOnly(target)),
  );
}
