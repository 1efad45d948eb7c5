import type { Description } from '../model/description/description.ts';
import { asArray, asObject, isObject, type JsonObject, member } from '../model/description/json.ts';
import type { OperationNode } from '../model/description/nodes.ts';
import { matchPath } from '../model/exchange/path-match.ts';
import { readRequestUrl } from '../model/exchange/request-url.ts';
import { jsonContentOf } from '../model/operations/body-content.ts';
import { operationOf } from '../model/operations/operation-of-method.ts';
import type { PathClassification } from '../model/paths/classification.ts';
import { classifyPaths } from '../model/paths/classify.ts';
import type { ReceivedResponse, SentRequest, Transport } from './transport.ts';

/** One request of a plan; what answers will give stands in braces. */
export interface PlannedRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
}

/**
 * Answers as a service does that keeps the conventions, by the examples of the description, and keeps every request: what a probe would send. An
 * identifier that only answers will tell is its parameter's name in braces.
 */
export function plannedTransport(
  description: Description,
  base: string,
  onRequest: (request: PlannedRequest) => void,
): Transport {
  return async (request) => {
    onRequest({ method: request.method, url: decodeURI(request.url.href), body: request.body });
    return answerTo(request, description, base);
  };
}

function answerTo(request: SentRequest, description: Description, base: string): ReceivedResponse {
  if (request.isWrong) return json(400, { name: 'VALIDATION_ERROR', message: 'It is wrong on purpose.' });
  const match = matchPath(readRequestUrl(request.url.href), description, [base]);
  const operation = match === null ? null : operationOf(match.path.use.node, request.method.toLowerCase());
  if (match === null || operation === null) return json(404, { name: 'RESOURCE_NOT_FOUND' });
  if (['PUT', 'PATCH', 'DELETE'].includes(request.method))
    return { status: 204, headers: [['ETag', '"{tag}"']], body: '' };
  const status = request.method === 'POST' ? (statusOf(operation) ?? 200) : 200;
  return json(status, bodyFor(operation, status, match.path, request, { description, base }));
}

interface Planning {
  readonly description: Description;
  readonly base: string;
}

function bodyFor(
  operation: OperationNode,
  status: number,
  path: PathClassification,
  { url, body }: SentRequest,
  { description, base }: Planning,
): JsonObject {
  const example = exampleOf(operation, status, description);
  const sent: unknown = body === null ? {} : parsed(body);
  const item = classifyPaths(description).paths.find((one) => one.itemOf === path);
  const name = (item ?? path).template.segments.at(-1)?.parameterNames[0] ?? 'id';
  const own =
    item === undefined
      ? url.href
      : `${base}${new URL(url).pathname.slice(new URL(base).pathname.replace(/\/$/, '').length)}/{${name}}`;
  const links = [{ href: own, rel: 'self', method: 'GET' }];
  const resource = (from: unknown) => ({ ...asObject(from), id: `{${name}}`, links });
  if (Array.isArray(example.items))
    return { ...example, items: example.items.filter(isObject).map(resource), links: [] };
  if (Array.isArray(example.batch_result)) return { batch_result: asArray(member(sent, 'items')).map(resource) };
  return resource({ ...example, ...asObject(sent) });
}

function exampleOf(operation: OperationNode, status: number, description: Description): JsonObject {
  const response = operation.responses.find(({ key }) => key === String(status));
  const content = jsonContentOf(response?.node);
  return asObject(description.examples.find(({ holder }) => holder === content?.value)?.value);
}

function statusOf({ responses }: OperationNode): number | null {
  return [201, 200, 202, 204].find((status) => responses.some(({ key }) => key === String(status))) ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function json(status: number, body: JsonObject): ReceivedResponse {
  return {
    status,
    headers: [
      ['Content-Type', 'application/json; charset=UTF-8'],
      ['ETag', '"{tag}"'],
    ],
    body: JSON.stringify(body),
  };
}
