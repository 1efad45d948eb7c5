import type { Description } from '../description/description.ts';
import type { OperationNode } from '../description/nodes.ts';
import { byPlace } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { standardOperations } from './standard-endpoints.ts';

/**
 * The operations that clients call: all except those of webhooks and callbacks, which the service calls. A path item
 * that is used for a path and for a webhook counts. Endpoints of OAuth and well-known URIs are left out: the
 * conventions say nothing of them.
 */
export const clientOperations: (description: Description) => readonly OperationNode[] = memoize((description) => {
  const { operations, paths, webhooks, callbacks } = description;
  const foreign = standardOperations(description);
  const offered = new Set(paths.map(({ node }) => node));
  const called = new Set([...webhooks, ...callbacks].map(({ node }) => node));
  return operations.filter(
    (operation) => !foreign.has(operation) && (offered.has(operation.pathItem) || !called.has(operation.pathItem)),
  );
});

/** Operations with the same value (shared by YAML alias or `$ref`) once: that of the first path item by place. */
export function uniqueOperations(operations: readonly OperationNode[]): OperationNode[] {
  const found = new Map<unknown, OperationNode>();
  for (const operation of operations) {
    const known = found.get(operation.value);
    if (known === undefined || byPlace(operation.pathItem.place, known.pathItem.place) < 0) {
      found.set(operation.value, operation);
    }
  }
  return [...found.values()];
}
