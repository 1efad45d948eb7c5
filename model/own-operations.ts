import type { Description } from './description.ts';
import type { OperationNode } from './nodes.ts';

const cache = new WeakMap<Description, readonly OperationNode[]>();

/**
 * The operations that clients call: all but those of webhooks and callbacks, which the service itself calls. A path item that
 * stands under a path as well is called by both.
 */
export function ownOperations(description: Description): readonly OperationNode[] {
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
