import type { Description } from '../description/description.ts';
import type { OperationNode } from '../description/nodes.ts';
import { byPlace } from '../description/place.ts';

const cache = new WeakMap<Description, readonly OperationNode[]>();

/**
 * The operations that clients call: all but those of webhooks and callbacks, which the service itself calls. A path item that
 * stands under a path as well is called by both.
 */
export function clientOperations(description: Description): readonly OperationNode[] {
  let known = cache.get(description);
  if (known === undefined) {
    const { operations, paths, webhooks, callbacks } = description;
    const offered = new Set(paths.map(({ node }) => node));
    const called = new Set([...webhooks, ...callbacks].map(({ node }) => node));
    known = operations.filter(({ pathItem }) => offered.has(pathItem) || !called.has(pathItem));
    cache.set(description, known);
  }
  return known;
}

/** Each operation once: of one that several path items refer to, that of the first path item by place. */
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
