import type { Description } from '../description/description.ts';
import type { OperationNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { requestSchemaOf, responseSchemaOf } from '../operations/body-content.ts';
import { bodyProperties } from '../operations/body-properties.ts';
import { bulkOf } from '../operations/bulk-bodies.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { operationOf } from '../operations/operation-of-method.ts';
import type { PathClassification } from '../paths/classification.ts';
import { classifyPaths } from '../paths/classify.ts';
import { isListNamed } from '../paths/response-shape.ts';
import { sameValueSchemas } from '../schemas/composition.ts';
import { definitionNames, describedWords } from '../schemas/definition-names.ts';
import { effectiveSchema, itemUses } from '../schemas/effective-schema.ts';
import { toSingular } from '../text/words/grammatical-number.ts';
import { splitWords } from '../text/words/split-words.ts';

/** A POST that takes many resources at once (section 4.10 of the conventions). */
export interface BulkRequest {
  readonly operation: OperationNode;
  /** The schema of its JSON body; null where it has none. */
  readonly body: SchemaNode | null;
}

/** Words in names of schemas for the purpose of a schema, not for the resource. */
const PURPOSES = new Set(
  'request response input output create creation new base body data dto payload resource model schema in out bulk batch'.split(
    ' ',
  ),
);

/**
 * The operations that are bulk with certainty: they answer with a `batch_result`, or the `items` of their body are
 * resources of the collection to which they are posted. The items of an order do not make a bulk request.
 */
export const bulkRequests: (description: Description) => readonly BulkRequest[] = memoize((description) =>
  clientOperations(description)
    .filter(({ method }) => method === 'post')
    .map((operation) => ({ operation, body: requestSchemaOf(operation)?.target ?? null }))
    .filter(({ operation, body }) => bulkOf(operation) === 'bulk' || holdsResources(operation, body, description)),
);

/**
 * True for an operation that takes, or may take, many resources: its body may hold many, or is a list under the name of
 * the path.
 */
export function mayBeBulk(operation: OperationNode, description: Description): boolean {
  if (bulkOf(operation) !== 'single') return true;
  const body = requestSchemaOf(operation)?.target ?? null;
  return (
    body !== null &&
    classifyPaths(description)
      .ofPathItem(operation.pathItem)
      .some(({ segments }) => isListNamed(body, segments.at(-1)?.segment.name ?? ''))
  );
}

/** The uses of the item schemas of an array; empty where it is no array, or does not describe its items. */
export function itemsOf(array: SchemaNode): SchemaUse[] {
  return itemUses(sameValueSchemas(array));
}

function holdsResources(operation: OperationNode, body: SchemaNode | null, description: Description): boolean {
  // An uncertain collection counts, too: items that are named after it make it certain.
  const [path] = classifyPaths(description).ofPathItem(operation.pathItem);
  if (body === null || path?.class !== 'collection') return false;
  const arrays = bodyProperties(body, 'items').flatMap(({ target }) => target ?? []);
  const items = arrays.flatMap(itemsOf).flatMap(({ target }) => target ?? []);
  return items.some((item) => isNamedAfter(item, path) || isAmong(item, resourcesAt(operation, path)));
}

/** True for a schema that is named after a collection: `Order`, `OrderRequest` and `NewOrder` for `orders`. */
function isNamedAfter(item: SchemaNode, path: PathClassification): boolean {
  const words = splitWords(path.segments.at(-1)?.segment.name ?? '');
  const wanted = [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ');
  return effectiveSchema(item).parts.some((part) =>
    definitionNames(part).some((name) => describedWords(name, PURPOSES).join(' ') === wanted),
  );
}

function isAmong(item: SchemaNode, resources: readonly SchemaNode[]): boolean {
  const parts = new Set(resources.flatMap((resource) => effectiveSchema(resource).parts));
  return effectiveSchema(item).parts.some((part) => parts.has(part) && effectiveSchema(part).properties.size > 0);
}

/** The schemas of a collection's resources in responses to GET: its items, and a single one. */
function resourcesAt(operation: OperationNode, path: PathClassification): SchemaNode[] {
  const list = operationOf(operation.pathItem, 'get');
  const page = list === null ? null : (responseSchemaOf(list, '200')?.target ?? null);
  const arrays = page === null ? [] : bodyProperties(page, 'items').flatMap(({ target }) => target ?? []);
  const single = path.children.flatMap(({ class: pathClass, use }) => {
    const get = pathClass === 'item' ? operationOf(use.node, 'get') : null;
    return get === null ? [] : (responseSchemaOf(get, '200')?.target ?? []);
  });
  return [...arrays.flatMap(itemsOf).flatMap(({ target }) => target ?? []), ...single];
}
