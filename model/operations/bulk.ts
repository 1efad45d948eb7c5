import type { OperationNode, SchemaNode } from '../description/nodes.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { isReadOnly } from '../schemas/read-only.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { jsonContentOf, requestSchemaOf } from './body-content.ts';
import { isSuccess } from './responses.ts';

/** Whether a POST takes many resources at once (statement 4.10/batch-response). */
export type Bulk = 'bulk' | 'single' | 'unsure';

/** Reads it off the bodies: a `batch_result` tells of many, a body that is nothing but a list may be one. */
export function bulkOf(operation: OperationNode): Bulk {
  if (answersPerItem(operation)) return 'bulk';
  const body = requestSchemaOf(operation)?.target ?? null;
  return body !== null && mayHoldMany(body) ? 'unsure' : 'single';
}

/** True for an operation with a success body that has a `batch_result`. */
function answersPerItem({ responses }: OperationNode): boolean {
  return responses.some(({ key, node }) => {
    const body = isSuccess(key) ? (jsonContentOf(node)?.schema?.target ?? null) : null;
    return body !== null && effectiveSchema(body).properties.has('batch_result');
  });
}

/** An array, or an object that clients fill with one array only: with more beside it, it is a resource that has items. */
function mayHoldMany(body: SchemaNode): boolean {
  const types = typesOf(body);
  const { properties } = effectiveSchema(body);
  if (types.includes('array')) return true;
  const [only, ...others] = [...properties.values()].filter(({ target }) => target === null || !isReadOnly(target));
  if (only === undefined || others.length > 0) return false;
  return only.key === 'items' || (only.target !== null && typesOf(only.target).includes('array'));
}
