import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { OperationNode, PathItemNode, ResponseNode, Use } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { requestHeaderOf, responseHeaderOf } from '../operations/header-names.ts';
import { leadingVerbs } from '../operations/leading-verbs.ts';
import { operationOf } from '../operations/operation-of-method.ts';
import { isSuccess } from '../operations/responses.ts';
import { surePathOf } from '../paths/path-of-operation.ts';
import { splitWords } from '../text/words/split-words.ts';

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

/**
 * The path items of the service with a GET that documents successful responses, none of them by an unresolved
 * reference.
 */
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

/** The PUT and PATCH of a path item that update what it is the address of; null where it has neither. */
export function updatesOf({ operations }: PathItemNode, description: Description): Updates | null {
  const updates = operations.filter(
    (operation) =>
      operation.method === 'patch' || (operation.method === 'put' && !createsMember(operation, description)),
  );
  const [first] = updates;
  return first === undefined ? null : { first, isConditional: updates.some((one) => ifMatchOf(one) !== null) };
}

/** True for a PUT that adds to a collection what has no address before, by its texts. */
function createsMember(operation: OperationNode, description: Description): boolean {
  if (surePathOf(operation, description)?.class !== 'collection' || ifMatchOf(operation) !== null) return false;
  const verbs = leadingVerbs(operation);
  return (verbs.has('create') || verbs.has('add')) && !alsoUpdates(operation);
}

/** `createOrUpdateItems`, “Adds or replaces items”. */
function alsoUpdates({ value }: OperationNode): boolean {
  const texts = [value.operationId, value.summary].map((text) => asString(text) ?? '');
  return texts.some((text) => splitWords(text).some((word) => UPDATES.test(word)));
}

const UPDATES = /^(?:update|replace|overwrite|upsert|modify|modifie|edit|save)[sd]?$/i;

/** The request header If-Match of an operation; null where it has none. */
export function ifMatchOf(operation: OperationNode): ReturnType<typeof requestHeaderOf> {
  return requestHeaderOf(operation, IF_MATCH);
}
