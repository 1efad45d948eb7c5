import { bulkRequests } from '../collections/bulk-requests.ts';
import { asArray, has, isObject, type JsonObject, member } from '../description/json.ts';
import type { OperationNode } from '../description/nodes.ts';
import { requestSchemaOf } from '../operations/body-content.ts';
import { type Bulk, bulkOf } from '../operations/bulk-bodies.ts';
import { IDEMPOTENCY_KEY } from '../operations/idempotency-key.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { BATCH_RESULT } from './batch-result.ts';
import type { Exchange } from './exchange.ts';
import type { Traffic } from './traffic.ts';

/**
 * Whether a POST is one of many resources: by its description, or by a `batch_result`. A body of nothing but `items`
 * may be a resource that has items; it is bulk where a list is answered with as many entries and nothing was created.
 */
export function bulkKind(exchange: Exchange, traffic: Traffic): Bulk {
  const { request, response } = exchange;
  if (request.method.toUpperCase() !== 'POST') return 'single';
  const answer = response.body.json?.value;
  if (isObject(answer) && has(answer, BATCH_RESULT)) return 'bulk';
  const operation = traffic.operationOf(exchange);
  const path = traffic.pathOf(exchange);
  if (operation !== null && path !== null) {
    if (bulkRequests(path.description).some((bulk) => bulk.operation === operation)) return 'bulk';
    const described = bulkOf(operation);
    if (described !== 'single') return bySent(exchange, traffic) === 'bulk' ? 'bulk' : described;
    if (describesBody(operation)) return 'single';
  }
  return bySent(exchange, traffic);
}

/**
 * True where the description says something of what is sent: a request without a schema, or with an empty one, may be
 * anything.
 */
function describesBody(operation: OperationNode): boolean {
  const body = requestSchemaOf(operation)?.target ?? null;
  return body !== null && (typesOf(body).length > 0 || effectiveSchema(body).properties.size > 0);
}

/** What a request and its answer show by themselves. */
function bySent(exchange: Exchange, traffic: Traffic): Bulk {
  const { request, response } = exchange;
  const answer = response.body.json?.value;
  if (Array.isArray(request.body.json?.value)) return 'unsure';
  const items = itemsSent(exchange);
  if (items === null || (response.status !== 202 && identifies(answer))) return 'single';
  const isCreated = response.status === 201 || request.headers.has(IDEMPOTENCY_KEY);
  const path = traffic.pathOf(exchange);
  return path?.path.class === 'collection' && !isCreated && hasListOf(answer, items.length) ? 'bulk' : 'unsure';
}

/** The items of a request whose body has nothing else; null for another one. */
function itemsSent({ request }: Exchange): readonly JsonObject[] | null {
  const body = request.body.json?.value;
  if (!isObject(body) || Object.keys(body).length !== 1) return null;
  const items = asArray(member(body, 'items'));
  return items.length > 0 && items.every(isObject) ? items.filter(isObject) : null;
}

/** True for a list of a length, and for an object that has one. */
function hasListOf(answer: unknown, length: number): boolean {
  const lists = isObject(answer) ? Object.values(answer) : [answer];
  return lists.some((list) => Array.isArray(list) && list.length === length);
}

function identifies(answer: unknown): boolean {
  return isObject(answer) && (has(answer, 'id') || has(answer, 'links'));
}
