import { responseUses } from './body-uses.ts';
import { Context } from './contexts.ts';
import type { Description } from './description.ts';
import type { SchemaNode } from './nodes.ts';
import { ownOperations } from './own-operations.ts';
import { describesValue } from './schemas.ts';

const DIRECTED =
  Context.requestBody |
  Context.responseBody |
  Context.pathParameter |
  Context.queryParameter |
  Context.headerParameter |
  Context.cookieParameter |
  Context.responseHeader;
const cache = new WeakMap<Description, readonly SchemaNode[]>();

/**
 * The schemas of JSON that the service sends: response bodies, and the request bodies of webhooks and callbacks. What no
 * body uses counts as well, since it may be there for one.
 */
export function sentSchemas(description: Description): readonly SchemaNode[] {
  let known = cache.get(description);
  if (known === undefined) {
    const received = onlyReceivedBy(description);
    known = description.schemas.filter(
      (node) => describesValue(node) && (node.contexts & Context.jsonNames) !== 0 && !received(node),
    );
    cache.set(description, known);
  }
  return known;
}

/** True for schemas of requests (and of what answers webhooks) that the service never sends. */
function onlyReceivedBy(description: Description): (node: SchemaNode) => boolean {
  const sent = reachableFrom(sentBodies(description));
  return (node) => (node.contexts & DIRECTED) !== 0 && !sent.has(node);
}

function sentBodies(description: Description): SchemaNode[] {
  const own = new Set(ownOperations(description));
  const uses = responseUses(description);
  const responses = description.responses.filter((response) => {
    const users = uses.get(response) ?? [];
    return users.length === 0 || users.some(({ operation }) => own.has(operation));
  });
  const messages = description.operations.flatMap((operation) =>
    own.has(operation) || operation.requestBody === null ? [] : (operation.requestBody.node ?? []),
  );
  return [...responses, ...messages].flatMap(({ mediaTypes }) =>
    mediaTypes.flatMap(({ schema }) => schema?.target ?? []),
  );
}

/** The schemas and all that stands in or under them. */
export function reachableFrom(start: readonly SchemaNode[]): ReadonlySet<SchemaNode> {
  const found = new Set(start);
  for (const { uses } of found) {
    for (const { target } of uses) if (target !== null) found.add(target);
  }
  return found;
}
