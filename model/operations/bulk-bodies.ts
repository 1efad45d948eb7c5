import type { OperationNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { sameValueSchemas } from '../schemas/composition.ts';
import { effectiveSchema, itemSchemasOf } from '../schemas/effective-schema.ts';
import { isReadOnlyUse } from '../schemas/read-only.ts';
import { admitsOnly, typesOf } from '../schemas/schema-types.ts';
import { splitWords } from '../text/words/split-words.ts';
import { jsonContentOf, requestSchemaOf } from './body-content.ts';
import { isSuccess } from './responses.ts';

/** Whether a POST takes many resources at once (section 4.10 of the conventions). */
export type Bulk = 'bulk' | 'single' | 'unsure';

/**
 * Whether an operation is bulk, by its bodies: a `batch_result` (4.10/batch-response) is certain, however it is
 * spelled; a request that is only a list is not, unless it is answered with one resource or replaces one.
 */
export function bulkOf(operation: OperationNode): Bulk {
  if (answers(operation, isSuccess, hasResult)) return 'bulk';
  const body = requestSchemaOf(operation)?.target ?? null;
  return body !== null && mayHoldMany(body) && !isOfOne(operation, body) ? 'unsure' : 'single';
}

/** The arrays of a body that are `batch_result` in another spelling: `batchResult`, `batch_results`. */
export function misspelledResults(body: SchemaNode): SchemaUse[] {
  return sameValueSchemas(body).flatMap(({ uses }) => uses.filter(isMisspelledResult));
}

function isMisspelledResult({ relation, key, target }: SchemaUse): boolean {
  if (relation !== 'property' || key === 'batch_result' || target === null) return false;
  return admitsOnly(target, 'array') && /^batch results?$/.test(splitWords(String(key)).join(' '));
}

function hasResult(body: SchemaNode): boolean {
  return defines('batch_result', body) || misspelledResults(body).length > 0;
}

function defines(name: string, body: SchemaNode): boolean {
  return effectiveSchema(body).properties.has(name);
}

/** True for a request with an object that becomes one resource: the answer has its identifier, or PUT replaces it. */
function isOfOne(operation: OperationNode, body: SchemaNode): boolean {
  if (typesOf(body).includes('array')) return false;
  return operation.method === 'put' || answers(operation, (status) => status === '201', hasId);
}

function hasId(body: SchemaNode): boolean {
  return defines('id', body);
}

/** True for an operation that answers one of these statuses with such a body. */
function answers(
  { responses }: OperationNode,
  isWanted: (status: string) => boolean,
  isSuch: (body: SchemaNode) => boolean,
): boolean {
  return responses.some(({ key, node }) => {
    const body = isWanted(key) ? (jsonContentOf(node)?.schema?.target ?? null) : null;
    return body !== null && isSuch(body);
  });
}

/**
 * True for an array, and for an object in which clients write one array and nothing else. With more beside it, it is
 * one resource. Links are the resource's own.
 */
function mayHoldMany(body: SchemaNode): boolean {
  const types = typesOf(body);
  const { properties } = effectiveSchema(body);
  if (types.includes('array')) return true;
  const [only, ...others] = [...properties.values()].filter((use) => !isReadOnlyUse(use) && !holdsLinks(use));
  if (only === undefined || others.length > 0) return false;
  return only.key === 'items' || (only.target !== null && typesOf(only.target).includes('array'));
}

function holdsLinks({ key, target }: SchemaUse): boolean {
  const items = key === 'links' && target !== null ? itemSchemasOf(target) : [];
  return items.some((item) => effectiveSchema(item).properties.has('href'));
}
