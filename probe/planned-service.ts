import type { Description } from '../model/description/description.ts';
import { asArray, asObject, isObject, type JsonObject, member, sortedText } from '../model/description/json.ts';
import type { OperationNode } from '../model/description/nodes.ts';
import { matchPath } from '../model/exchange/path-match.ts';
import { readRequestUrl } from '../model/exchange/request-url.ts';
import { addCount } from '../model/lib/count-each.ts';
import { jsonContentOf, requestSchemaOf } from '../model/operations/body-content.ts';
import { IDEMPOTENCY_KEY, idempotencyKeyOf } from '../model/operations/idempotency-key.ts';
import { operationOf } from '../model/operations/operation-of-method.ts';
import { responseOf } from '../model/operations/responses.ts';
import type { PathClassification } from '../model/paths/classification.ts';
import { classifyPaths } from '../model/paths/classify.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import type { Generator } from './bodies.ts';
import { makesResources } from './own-resources.ts';
import { exampleOf } from './planned-bodies.ts';
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
  /** What stands at a path; null for what was deleted. */
  readonly #stored = new Map<string, JsonObject | null>();
  readonly #seeded = new Set<string>();
  /** How often what stands at a path was changed. */
  readonly #changes = new Map<string, number>();
  readonly #keys = new Map<string, { readonly body: string; readonly answer: JsonObject }>();

  constructor(
    private readonly description: Description,
    private readonly base: string,
    private readonly generate: Generator,
  ) {}

  answer(request: SentRequest): ReceivedResponse {
    const match = matchPath(readRequestUrl(request.url.href), this.description, [this.base]);
    const operation = match === null ? null : operationOf(match.path.use.node, request.method.toLowerCase());
    if (match === null || operation === null) return refusal(404);
    if (!acceptsJson(request)) return refusal(406);
    if (request.isWrong && isUnknownCaller(request)) return refusal(401);
    const at = decodeURIComponent(request.url.pathname);
    const planned = { request, operation, path: match.path, at, body: parsed(request.body) };
    if (request.method === 'GET') return this.#read(planned);
    if (request.method === 'POST') return this.#post(planned);
    if (request.method === 'DELETE') return this.#delete(planned);
    return this.#change(planned);
  }

  #read({ request, operation, path, at }: Planned): ReceivedResponse {
    if (path.class === 'collection') return this.#list(request, path, at);
    const stored = this.#stored.get(at);
    if (stored === null || (stored === undefined && request.isWrong && path.class === 'item')) return refusal(404);
    if (stored === undefined)
      this.#stored.set(at, this.#resource(exampleOf(operation, 200, this.description, this.generate), at));
    return json(200, this.#stored.get(at) ?? {}, this.#tagOf(at));
  }

  #list(request: SentRequest, path: PathClassification, at: string): ReceivedResponse {
    const { searchParams } = request.url;
    const wrong = ['page', 'pageSize'].some(
      (name) => searchParams.has(name) && !/^[1-9]\d*$/.test(searchParams.get(name) ?? ''),
    );
    if (wrong || (request.isWrong && (searchParams.get('pageToken') ?? '').includes('lintel'))) return refusal(400);
    if (request.isWrong && (searchParams.get('filter') ?? '').includes('lintel')) return refusal(400);
    this.#seed(path, at);
    const below = [...this.#stored].filter(
      ([other]) => other.startsWith(`${at}/`) && !other.slice(at.length + 1).includes('/'),
    );
    const items = below.flatMap(([, stored]) => stored ?? []);
    const size = Number(searchParams.get('pageSize') ?? 20);
    const page = Number(searchParams.get('page') ?? searchParams.get('pageToken') ?? 1);
    const pages = Math.max(1, Math.ceil(items.length / size));
    const linkTo = (rel: string, number: number) => {
      const url = new URL(request.url);
      url.searchParams.set(
        searchParams.has('pageToken') || !takes(path, 'page') ? 'pageToken' : 'page',
        String(number),
      );
      return { href: url.href, rel, method: 'GET' };
    };
    const isCounted = searchParams.get('totalRequired') === 'true';
    const links = [
      linkTo('first', 1),
      ...(page > 1 ? [linkTo('prev', page - 1)] : []),
      ...(page < pages ? [linkTo('next', page + 1)] : []),
      ...(isCounted ? [linkTo('last', pages)] : []),
    ];
    const totals = isCounted ? { totalItems: items.length, totalPages: pages } : {};
    return json(200, { items: items.slice((page - 1) * size, page * size), ...totals, links });
  }

  #seed(path: PathClassification, at: string): void {
    if (this.#seeded.has(at)) return;
    this.#seeded.add(at);
    const operation = operationOf(path.use.node, 'get');
    const list = operation === null ? {} : exampleOf(operation, 200, this.description, this.generate);
    const items = asArray(list.items).filter(isObject);
    for (let index = 0; index < SEEDS; index++) this.#store(path, at, items[index % Math.max(1, items.length)] ?? {});
  }

  #post(planned: Planned): ReceivedResponse {
    const { operation, path, at, request, body } = planned;
    const key = headerOf(request, IDEMPOTENCY_KEY);
    const known = key === null ? undefined : this.#keys.get(`${at} ${key}`);
    if (known !== undefined) return known.body === sortedText(body) ? json(200, known.answer) : refusal(422);
    const isKeyless = key === null && idempotencyKeyOf(operation)?.node?.value.required === true;
    if (isKeyless || (request.isWrong && !isTaken(operation, body))) return refusal(400, body);
    const status = [201, 200, 202, 204].find((one) => responseOf(operation, String(one)) !== null) ?? 200;
    const makes = makesResources(path);
    const items = asArray(member(body, 'items')).filter(isObject);
    const example = exampleOf(operation, status, this.description, this.generate);
    if (makes && status === 200 && items.length > 0)
      return json(200, { batch_result: items.map((item) => this.#store(path, at, item)) });
    const answer = makes ? this.#store(path, at, { ...example, ...asObject(body) }) : this.#resource(example, at);
    if (key !== null) this.#keys.set(`${at} ${key}`, { body: sortedText(body), answer });
    return json(status, answer);
  }

  #change({ request, operation, at, body }: Planned): ReceivedResponse {
    const before = this.#stored.get(at) ?? {};
    const condition = headerOf(request, 'If-Match');
    if (condition !== null && condition !== '*' && condition !== this.#tagOf(at)) return refusal(412);
    if (request.method === 'PUT') {
      if (request.isWrong && !isTaken(operation, body)) return refusal(400, body);
      this.#stored.set(at, this.#resource(asObject(body), at));
      return this.#changed(at);
    }
    const changed = patched(before, body);
    if (changed === null) return refusal(400, body);
    this.#stored.set(at, changed);
    if (headerOf(request, 'Prefer')?.includes('representation') === true) return json(200, changed);
    return this.#changed(at);
  }

  #changed(at: string): ReceivedResponse {
    addCount(this.#changes, at);
    return { status: 204, headers: [['ETag', this.#tagOf(at)]], body: '' };
  }

  #tagOf(at: string): string {
    return `"{tag${this.#changes.get(at) ?? ''}}"`;
  }

  #delete({ at }: Planned): ReceivedResponse {
    this.#stored.set(at, null);
    return { status: 204, headers: [], body: '' };
  }

  /** Keeps a new resource under a path, below its next identifier. */
  #store(path: PathClassification, at: string, body: JsonObject): JsonObject {
    const item = classifyPaths(this.description).paths.find((one) => one.itemOf === path);
    const name = item?.template.segments.at(-1)?.parameterNames[0] ?? 'id';
    const count = [...this.#stored.keys()].filter((other) => other.startsWith(`${at}/{${name}`)).length;
    const own = `${at}/{${name}${count === 0 ? '' : count + 1}}`;
    const resource = this.#resource(body, own);
    this.#stored.set(own, resource);
    return resource;
  }

  #resource(body: JsonObject, at: string): JsonObject {
    const href = `${new URL(this.base).origin}${at}`;
    return { ...body, id: at.split('/').at(-1) ?? '', links: [{ href, rel: 'self', method: 'GET' }] };
  }
}

function takes(path: PathClassification, name: string): boolean {
  const operation = operationOf(path.use.node, 'get');
  return operation?.parameters.some(({ node }) => node?.location === 'query' && node.name === name) === true;
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
  return headers.find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1] ?? null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return null;
  }
}

const NAMES: Readonly<Record<number, string>> = {
  400: 'VALIDATION_ERROR',
  404: 'RESOURCE_NOT_FOUND',
  406: 'NOT_ACCEPTABLE',
  422: 'KEY_REUSED',
};

/** An error; its details name what was sent. */
function refusal(status: number, body: unknown = {}): ReceivedResponse {
  const details = Object.keys(asObject(body)).map((name) => ({
    field: `/${name}`,
    issue: 'not valid',
    location: 'body',
  }));
  return json(status, {
    name: NAMES[status] ?? 'ERROR',
    message: 'It is wrong on purpose.',
    details,
    information_link: '{documentation}',
  });
}

function json(status: number, body: JsonObject, tag = '"{tag}"'): ReceivedResponse {
  const headers = [
    ['Content-Type', 'application/json; charset=UTF-8'],
    ['ETag', tag],
  ] as const;
  return { status, headers, body: status === 204 ? '' : JSON.stringify(body) };
}
