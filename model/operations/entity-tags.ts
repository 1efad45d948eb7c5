import type { Description } from '../description/description.ts';
import type { OperationNode, PathItemNode, ResponseNode, Use } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { clientOperations } from './client-operations.ts';
import { requestHeaderOf, responseHeaderOf } from './header-names.ts';
import { operationOf } from './operation-of-method.ts';
import { isSuccess } from './responses.ts';

/** The request header that makes an update conditional (RFC 9110, section 13.1.1). */
const IF_MATCH = 'If-Match';

/** A path item that can be read. */
export interface ReadPathItem {
  readonly pathItem: PathItemNode;
  /** The successful responses to GET. */
  readonly answers: readonly Use<ResponseNode>[];
  /** Whether one of them has the header ETag. */
  readonly hasTag: boolean;
}

/** The path items of the service with a GET that documents successful responses, none of them by an unresolved reference. */
export const readPathItems: (description: Description) => readonly ReadPathItem[] = memoize((description) => {
  const pathItems = new Set(clientOperations(description).map(({ pathItem }) => pathItem));
  return [...pathItems].flatMap((pathItem) => {
    const answers = operationOf(pathItem, 'get')?.responses.filter(({ key }) => isSuccess(key)) ?? [];
    if (answers.length === 0 || answers.some(({ node }) => node === null)) return [];
    const hasTag = answers.some(({ node }) => node !== null && responseHeaderOf(node, 'ETag') !== null);
    return [{ pathItem, answers, hasTag }];
  });
});

/** The PUT and PATCH of a path item. */
export interface Updates {
  readonly first: OperationNode;
  /** Whether one of them takes If-Match. */
  readonly isConditional: boolean;
}

/** The PUT and PATCH of a path item; null where it has neither. */
export function updatesOf({ operations }: PathItemNode): Updates | null {
  const updates = operations.filter(({ method }) => method === 'put' || method === 'patch');
  const [first] = updates;
  return first === undefined ? null : { first, isConditional: updates.some((one) => ifMatchOf(one) !== null) };
}

/** The request header If-Match of an operation; null where it has none. */
export function ifMatchOf(operation: OperationNode): ReturnType<typeof requestHeaderOf> {
  return requestHeaderOf(operation, IF_MATCH);
}
