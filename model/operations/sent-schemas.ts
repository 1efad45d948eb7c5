import type { Description } from '../description/description.ts';
import type { RequestBodyNode, ResponseNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { Context, describesValue } from '../description/schema-contexts.ts';
import { memoize } from '../lib/memoize.ts';
import { reachableFrom, usesOfValues } from '../schemas/composition.ts';
import { isWriteOnlyUse } from '../schemas/read-only.ts';
import { clientOperations } from './client-operations.ts';
import { responseUses } from './shared-bodies.ts';

const DIRECTED =
  Context.requestBody |
  Context.responseBody |
  Context.pathParameter |
  Context.queryParameter |
  Context.headerParameter |
  Context.cookieParameter |
  Context.responseHeader;

/**
 * The schemas of JSON that the service sends: response bodies and the request bodies of webhooks and callbacks, without
 * writeOnly properties. Schemas that no body uses are included, since they may be meant for one.
 */
export const sentSchemas: (description: Description) => readonly SchemaNode[] = memoize((description) => {
  const received = onlyReceivedBy(description);
  return description.schemas.filter(
    (node) => describesValue(node) && (node.contexts & Context.jsonPropertyNames) !== 0 && !received(node),
  );
});

/** True for schemas that the service only receives: of requests, and of the responses of webhooks. */
function onlyReceivedBy(description: Description): (node: SchemaNode) => boolean {
  const { responses, messages } = sentBodies(description);
  const sent = new Set([...reachableFrom(responses, isAnswered), ...reachableFrom(messages, isAnswered)]);
  const unused = reachableFrom(description.schemas.filter(isUnusedRoot), isAnswered);
  return (node) => !(isDirected(node) ? sent : unused).has(node);
}

/** True for one of `sentSchemas`. */
export function isSent(node: SchemaNode, description: Description): boolean {
  return sentSet(description).has(node);
}

const sentSet: (description: Description) => ReadonlySet<SchemaNode> = memoize(
  (description) => new Set(sentSchemas(description)),
);

function isDirected({ contexts }: SchemaNode): boolean {
  return (contexts & DIRECTED) !== 0;
}

function isUnusedRoot(node: SchemaNode): boolean {
  const isRoot = node.usedBy.length === 0 || node.usedBy.some(({ holder }) => holder === null);
  if (!isRoot || isDirected(node)) return false;
  const uses = usesOfValues(node);
  return uses.length === 0 || uses.some(isAnswered);
}

/** False for a writeOnly property, and for an entry of `$defs`, which is answered only where it is used. */
function isAnswered(use: SchemaUse): boolean {
  return use.relation !== 'definition' && (use.relation !== 'property' || !isWriteOnlyUse(use));
}

function sentBodies(description: Description): { responses: SchemaNode[]; messages: SchemaNode[] } {
  const own = new Set(clientOperations(description));
  const uses = responseUses(description);
  const responses = description.responses.filter((response) => {
    const users = uses.get(response) ?? [];
    return users.length === 0 || users.some(({ operation }) => own.has(operation));
  });
  const messages = description.operations.flatMap((operation) =>
    own.has(operation) || operation.requestBody === null ? [] : (operation.requestBody.node ?? []),
  );
  const schemasOf = (bodies: readonly (ResponseNode | RequestBodyNode)[]) =>
    bodies.flatMap(({ content }) => content.flatMap(({ mediaType }) => mediaType.schema?.target ?? []));
  return { responses: schemasOf(responses), messages: schemasOf(messages) };
}
