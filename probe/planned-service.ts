import type { Description } from '../model/description/description.ts';
import { asArray, asObject, isObject, type JsonObject, member, sortedText } from '../model/description/json.ts';
import type { OperationNode } from '../model/description/nodes.ts';
import { matchPath } from '../model/exchange/path-match.ts';
import { readRequestUrl } from '../model/exchange/request-url.ts';
import { jsonContentOf, requestSchemaOf } from '../model/operations/body-content.ts';
import { IDEMPOTENCY_KEY, idempotencyKeyOf } from '../model/operations/idempotency-key.ts';
import { operationOf } from '../model/operations/operation-of-method.ts';
import { responseOf } from '../model/operations/responses.ts';
import type { PathClassification } from '../model/paths/classification.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { fieldValue } from '../traffic/capture/header-pairs.ts';
import type { Generator } from './bodies.ts';
import { makesResources } from './own-resources.ts';
import { exampleOf } from './planned-bodies.ts';
import { isWrongPage, pageAt } from './planned-page.ts';
import { PlannedResources } from './planned-resources.ts';
import { json, refusal } from './planned-responses.ts';
import { STRANGERS_TOKEN } from './sender.ts';
import type { ReceivedResponse, SentRequest } from './transport.ts';
import { isValidBy } from './validity.ts';

/** As many resources are in a list before any is made. */
const SEEDS = 3;

/** A request with what it is about. */
interface Planned {
  readonly request: SentRequest;
  readonly operation: OperationNode;
  readonly path: PathClassification;
  /** The path of the URL. */
  readonly at: string;
  readonly body: unknown;
}

/**
 * A service that keeps the conventions, as far as a description tells what it has: it stands in for one in a plan. An
 * identifier that only answers will tell is its parameter's name in braces.
 */
export class PlannedService {
  readonly #resources: PlannedResources;
  readonly #seeded = new Set<string>();
  readonly #keys = new Map<string, { readonly body: string; readonly answer: JsonObject }>();

  constructor(
    private readonly description: Description,
    private readonly base: string,
    private readonly generate: Generator,
  ) {
    this.#resources = new PlannedResources(description, base);
  }

  answer(request: SentRequest): ReceivedResponse {
    const match = matchPath(readRequestUrl(request.url.href), this.description, [this.base]);
    const operation = match === null ? null : operationOf(match.path.use.node, request.method.toLowerCase());
    if (match === null || operation === null) return refusal(404);
    if (!acceptsJson(request)) return refusal(406);
    if (request.isWrong && isUnknownCaller(request)) return refusal(401);
    const at = decodeURIComponent(request.url.pathname);
    const planned = { request, operation, path: match.path, at, body: parsed(request.body) };
    if (request.method === 'GET') return match.path.class === 'collection' ? this.#list(planned) : this.#read(planned);
    if (request.method === 'POST') return this.#post(planned);
    if (request.method === 'DELETE') return this.#delete(planned);
    return this.#change(planned);
  }

  #read({ request, operation, path, at }: Planned): ReceivedResponse {
    const stored = this.#resources.at(at);
    if (stored === null || (stored === undefined && request.isWrong && path.class === 'item')) return refusal(404);
    const resource = stored ?? this.#resources.resource(this.#exampleOf(operation, 200), at);
    this.#resources.set(at, resource);
    return json(200, resource, this.#resources.tagOf(at));
  }

  #list({ request: { url, isWrong }, operation, path, at }: Planned): ReceivedResponse {
    if (isWrongPage(url, isWrong)) return refusal(400);
    this.#seed(operation, path, at);
    return json(200, pageAt(url, this.#resources.below(at), takes(operation, 'page')));
  }

  #seed(operation: OperationNode, path: PathClassification, at: string): void {
    if (this.#seeded.has(at)) return;
    this.#seeded.add(at);
    const items = asArray(this.#exampleOf(operation, 200).items).filter(isObject);
    for (let index = 0; index < SEEDS; index++)
      this.#resources.add(path, at, items[index % Math.max(1, items.length)] ?? {});
  }

  #post({ operation, path, at, request, body }: Planned): ReceivedResponse {
    const key = headerOf(request, IDEMPOTENCY_KEY);
    const known = key === null ? undefined : this.#keys.get(`${at} ${key}`);
    if (known !== undefined) return known.body === sortedText(body) ? json(200, known.answer) : refusal(422);
    const isKeyless = key === null && idempotencyKeyOf(operation)?.node?.value.required === true;
    if (isKeyless || (request.isWrong && !isTaken(operation, body))) return refusal(400, body);
    const status = [201, 200, 202, 204].find((one) => responseOf(operation, String(one)) !== null) ?? 200;
    const makes = makesResources(path);
    const items = asArray(member(body, 'items')).filter(isObject);
    if (makes && status === 200 && items.length > 0)
      return json(200, { batch_result: items.map((item) => this.#resources.add(path, at, item)) });
    const example = this.#exampleOf(operation, status);
    const answer = makes
      ? this.#resources.add(path, at, { ...example, ...asObject(body) })
      : this.#resources.resource(example, at);
    if (key !== null) this.#keys.set(`${at} ${key}`, { body: sortedText(body), answer });
    return json(status, answer);
  }

  #change({ request, operation, at, body }: Planned): ReceivedResponse {
    const condition = headerOf(request, 'If-Match');
    if (condition !== null && condition !== '*' && condition !== this.#resources.tagOf(at)) return refusal(412);
    if (request.method === 'PUT') {
      if (request.isWrong && !isTaken(operation, body)) return refusal(400, body);
      this.#resources.set(at, this.#resources.resource(asObject(body), at));
      return this.#changed(at);
    }
    const changed = patched(this.#resources.at(at) ?? {}, body);
    if (changed === null) return refusal(400, body);
    this.#resources.set(at, changed);
    if (headerOf(request, 'Prefer')?.includes('representation') === true) return json(200, changed);
    return this.#changed(at);
  }

  #changed(at: string): ReceivedResponse {
    this.#resources.countChange(at);
    return { status: 204, headers: [['ETag', this.#resources.tagOf(at)]], body: '' };
  }

  #delete({ at }: Planned): ReceivedResponse {
    this.#resources.set(at, null);
    return { status: 204, headers: [], body: '' };
  }

  #exampleOf(operation: OperationNode, status: number): JsonObject {
    return exampleOf(operation, status, this.description, this.generate);
  }
}

function takes({ parameters }: OperationNode, query: string): boolean {
  return parameters.some(({ node }) => node?.location === 'query' && node.name === query);
}

/** True for a body that an operation takes: of its schema, and without what that does not know. */
function isTaken(operation: OperationNode, body: unknown): boolean {
  const schema = requestSchemaOf(operation)?.target ?? null;
  if (schema === null) return jsonContentOf(operation.requestBody?.node) === null;
  if (!isObject(body)) return false;
  const { properties } = effectiveSchema(schema);
  // An identifier in braces is of no schema.
  const { id: _, links: __, ...sent } = body;
  return isValidBy(schema, sent) && Object.keys(sent).every((name) => properties.has(name));
}

/** What a JSON Patch makes of an object, by its members alone; null where it cannot be carried out. */
function patched(before: JsonObject, operations: unknown): JsonObject | null {
  let changed = before;
  for (const operation of asArray(operations)) {
    const [path, op, value] = ['path', 'op', 'value'].map((name) => member(operation, name));
    const [, name = '', ...deeper] = String(path).split('/');
    const isOwn = name === 'id' || name === 'links' || (op !== 'add' && changed[name] === undefined);
    if (isOwn || (op !== 'remove' && (value === null || isObject(value)))) return null;
    if (deeper.length > 0) continue;
    const { [name]: _, ...others } = changed;
    changed = op === 'remove' ? others : { ...others, [name]: value };
  }
  return changed;
}

function acceptsJson(request: SentRequest): boolean {
  return (headerOf(request, 'Accept') ?? 'application/json').includes('application/json');
}

function isUnknownCaller(request: SentRequest): boolean {
  const authorization = headerOf(request, 'Authorization');
  return authorization === null || authorization.endsWith(STRANGERS_TOKEN);
}

function headerOf({ headers }: SentRequest, name: string): string | null {
  return fieldValue(headers, name.toLowerCase());
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return null;
  }
}
