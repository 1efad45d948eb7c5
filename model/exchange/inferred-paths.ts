import type { Description } from '../description/description.ts';
import { asArray, asString, isObject, type JsonObject, member, sameJson } from '../description/json.ts';
import { readDescription } from '../description/read-description.ts';
import { appendTo } from '../lib/group-by.ts';
import { memoizeText } from '../lib/memoize.ts';
import { IDEMPOTENCY_KEY } from '../operations/idempotency-key.ts';
import { isSuccess } from '../operations/responses.ts';
import type { PathClassification } from '../paths/classification.ts';
import { noVocabulary } from '../text/words/declared-vocabulary.ts';
import { toCamelCase } from '../text/words/name-case.ts';
import { grammaticalNumberOfName, toSingularName } from '../text/words/plural-names.ts';
import type { Exchange } from './exchange.ts';
import type { ExchangePath } from './exchange-path.ts';
import { isVersionBehind, looksLikeIdentifier } from './identifier-text.ts';
import { joinShapes, shapeOf } from './json-shape.ts';
import { matchPath } from './path-match.ts';
import { RequestIdentifiers } from './request-identifiers.ts';
import { type RequestUrl, readRequestUrl } from './request-url.ts';

/** What was seen of one method at one path. */
interface SeenOperation {
  readonly query: Set<string>;
  readonly takes: Set<string>;
  /** By status: the shape of the JSON bodies, null without one, and in how many it was seen. */
  readonly responses: Map<string, { readonly shape: JsonObject | null; readonly seen: number }>;
  /** Idempotency keys of requests that were answered 200: two at most. */
  readonly keys: Set<string>;
}

/** As many identifiers as are remembered to recognise them in URLs. */
const MOST_IDENTIFIERS = 100_000;
/** As many items of a list as show where its items are. */
const MOST_LINKED = 3;
/** As many bodies as show what an operation answers. */
const MOST_SHAPES = 5;
/** As many paths as are told apart: more are no paths of one service. */
const MOST_PATHS = 5_000;

/**
 * The paths of a service as its traffic shows them. Its requests, the shapes of its answers and the identifiers in them
 * become a description, which the classifier of descriptions reads: there is one way to tell what a path is.
 */
export class InferredPaths {
  private readonly identifiers = new Set<string>();
  /** By origin and the segments as sent: the operations by method. */
  private readonly seen = new Map<
    string,
    { readonly url: RequestUrl; readonly operations: Map<string, SeenOperation> }
  >();
  /** The segments of all these URLs. */
  private readonly segments = new Set<string>();
  private readonly requestIdentifiers = new RequestIdentifiers();
  /** Made anew when something new is seen. */
  private described: ReadonlyMap<string, Description> | null = null;

  /** Takes an exchange into account. */
  add(exchange: Exchange): void {
    const { request, response } = exchange;
    this.requestIdentifiers.add(exchange);
    const status = String(response.status);
    const { json } = response.body;
    if (isSuccess(status) && json !== null) this.learnFrom(json.value, request.url);
    const operation = this.operationAt(request.url, request.method);
    if (operation === null) return;
    for (const { name } of request.url.query) this.addTo(operation.query, name.decoded);
    if (request.mediaType !== null) this.addTo(operation.takes, request.mediaType.essence);
    const key = response.status === 200 && operation.keys.size < 2 ? request.headers.value(IDEMPOTENCY_KEY) : null;
    if (key !== null) operation.keys.add(key);
    this.noteAnswer(operation, status, json);
  }

  private noteAnswer({ responses }: SeenOperation, status: string, json: { readonly value: unknown } | null): void {
    const known = responses.get(status);
    if (known !== undefined && (json === null || known.seen >= MOST_SHAPES)) return;
    const shape = joined(known?.shape ?? null, json === null ? null : shapeOf(json.value));
    responses.set(status, { shape, seen: (known?.seen ?? 0) + (json === null ? 0 : 1) });
    if (known === undefined || !sameJson(known.shape, shape)) this.described = null;
  }

  /**
   * True for the URL of POSTs that were answered 200 under several idempotency keys, and never 201 or 202: they repeat
   * nothing.
   */
  neverCreates(url: RequestUrl): boolean {
    const post = this.seen.get(this.keyOf(url))?.operations.get('post');
    return post !== undefined && post.keys.size > 1 && !post.responses.has('201') && !post.responses.has('202');
  }

  /** True for a header of a POST that carries its key under the name of an identifier of requests. */
  carriesKey(name: string, exchange: Exchange): boolean {
    return this.requestIdentifiers.isKey(name, exchange);
  }

  /** The path of a URL; null for one that was not seen. */
  pathOf(url: RequestUrl): ExchangePath | null {
    this.described ??= this.describe();
    const description = this.described.get(url.origin ?? '');
    const match = description === undefined ? null : matchPath(url, description, []);
    if (match === null || description === undefined) return null;
    const { path, parameters } = match;
    return { path, parameters, description, isDescribed: false, sureClass: isSure(path) ? path.class : null };
  }

  private keyOf(url: RequestUrl): string {
    return `${url.origin ?? ''}${templateOf(url, this.identifiers)}`;
  }

  private operationAt(url: RequestUrl, method: string): SeenOperation | null {
    const key = this.keyOf(url);
    const known = this.seen.get(key);
    if (known === undefined && this.seen.size >= MOST_PATHS) return null;
    const path = known ?? { url, operations: new Map<string, SeenOperation>() };
    const name = method.toLowerCase();
    const operation = path.operations.get(name);
    if (operation !== undefined) return operation;
    const seen: SeenOperation = { query: new Set(), takes: new Set(), responses: new Map(), keys: new Set() };
    path.operations.set(name, seen);
    this.seen.set(key, path);
    for (const { decoded } of url.segments) this.segments.add(decoded);
    this.described = null;
    return seen;
  }

  private addTo(texts: Set<string>, text: string): void {
    if (texts.has(text)) return;
    texts.add(text);
    this.described = null;
  }

  /** Identifiers and links to themselves of what a body holds. */
  private learnFrom(body: unknown, url: RequestUrl): void {
    this.learnIdentifier(body);
    this.learnLinks(body, url);
    for (const [index, resource] of asArray(member(body, 'items')).entries()) {
      this.learnIdentifier(resource);
      // Those of other items lead to the same path.
      if (index < MOST_LINKED) this.learnLinks(resource, url);
    }
  }

  private learnIdentifier(resource: unknown): void {
    const id = member(resource, 'id');
    if ((typeof id === 'string' && id !== '') || typeof id === 'number') this.learn(String(id));
  }

  private learnLinks(resource: unknown, url: RequestUrl): void {
    for (const link of asArray(member(resource, 'links'))) {
      if (!isObject(link) || link.rel !== 'self') continue;
      const href = readRequestUrl(asString(link.href) ?? '');
      if (href.segments.length === 0) continue;
      const linked = this.operationAt(href.origin === null ? { ...href, origin: url.origin } : href, 'get');
      if (linked !== null) for (const { name } of href.query) linked.query.add(name.decoded);
    }
  }

  /** One that looks like an identifier is known as such wherever it stands. */
  private learn(identifier: string): void {
    if (looksLikeIdentifier(identifier, true)) return;
    if (this.identifiers.size >= MOST_IDENTIFIERS || this.identifiers.has(identifier)) return;
    this.identifiers.add(identifier);
    if (this.segments.has(identifier)) this.described = null;
  }

  /** Templates are made anew once all identifiers are known. */
  private describe(): ReadonlyMap<string, Description> {
    const paths = new Map<string, Map<string, Map<string, SeenOperation[]>>>();
    for (const { url, operations } of this.seen.values()) {
      const ofOrigin = paths.get(url.origin ?? '') ?? new Map<string, Map<string, SeenOperation[]>>();
      paths.set(url.origin ?? '', ofOrigin);
      const template = templateOf(url, this.identifiers);
      const ofPath = ofOrigin.get(template) ?? new Map<string, SeenOperation[]>();
      ofOrigin.set(template, ofPath);
      for (const [method, operation] of operations) appendTo(ofPath, method, operation);
    }
    return new Map(Array.from(paths, ([origin, ofOrigin]) => [origin, descriptionOf(ofOrigin)]));
  }
}

/** A path with its identifiers as parameters: `/v1/shop/orders/{orderId}`. */
function templateOf({ segments }: RequestUrl, identifiers: ReadonlySet<string>): string {
  const names = new Set<string>();
  let before: string | null = null;
  let template = '';
  for (const { text, decoded } of segments) {
    const suffix = customMethodIn(decoded);
    const name = suffix === '' ? decoded : decoded.slice(0, -suffix.length);
    const isVersion = isVersionBehind(decoded, before);
    if (before === null || isVersion || !isIdentifier(name, before, identifiers)) {
      before = isVersion ? null : decoded;
      template += `/${withoutBraces(text)}`;
    } else {
      template += `/{${freshName(before, names)}}${suffix}`;
      before = null;
    }
  }
  return template === '' ? '/' : template;
}

function withoutBraces(text: string): string {
  return text.includes('{') || text.includes('}') ? text.replaceAll(/[{}]/g, '') : text;
}

/** The `:cancel` of `7:cancel`, which is no part of the identifier; empty without one. */
function customMethodIn(text: string): string {
  return text.includes(':') ? (/(?<=.):[a-z][a-z-]*$/i.exec(text)?.[0] ?? '') : '';
}

const isPlural = memoizeText((name) => grammaticalNumberOfName(name, noVocabulary) === 'plural');

function isIdentifier(text: string, before: string, identifiers: ReadonlySet<string>): boolean {
  const isBehindPlural = isPlural(before);
  return looksLikeIdentifier(text, isBehindPlural) || (isBehindPlural && identifiers.has(text));
}

/** `orderId` behind `orders`; a number is added to a name that the path has already. */
const identifierName = memoizeText((collection) =>
  `${toCamelCase(toSingularName(collection.replaceAll(/[^\w-]/g, ''))) ?? ''}Id`.replace(/^Id$/, 'id'),
);

function freshName(collection: string, names: Set<string>): string {
  const name = identifierName(collection);
  const fresh = names.has(name) ? `${name}${names.size}` : name;
  names.add(fresh);
  return fresh;
}

function descriptionOf(paths: ReadonlyMap<string, ReadonlyMap<string, readonly SeenOperation[]>>): Description {
  const pathItems = Array.from(paths, ([template, operations]) => [template, pathItemOf(operations)] as const);
  const data = { openapi: '3.1.0', paths: Object.fromEntries(pathItems) };
  return readDescription({ root: { source: null, data }, lookUp: () => undefined });
}

function pathItemOf(operations: ReadonlyMap<string, readonly SeenOperation[]>): JsonObject {
  return Object.fromEntries(Array.from(operations, ([method, seen]) => [method, operationFrom(seen)]));
}

function operationFrom(seen: readonly SeenOperation[]): JsonObject {
  const takes = new Set(seen.flatMap((one) => [...one.takes]));
  const responses = new Map<string, JsonObject | null>();
  for (const one of seen) {
    for (const [status, { shape }] of one.responses)
      responses.set(status, joined(responses.get(status) ?? null, shape));
  }
  return {
    parameters: [...new Set(seen.flatMap(({ query }) => [...query]))].map((name) => ({ in: 'query', name })),
    ...(takes.size > 0 && { requestBody: { content: Object.fromEntries([...takes].map((type) => [type, {}])) } }),
    responses: Object.fromEntries(Array.from(responses, ([status, shape]) => [status, responseFrom(shape)])),
  };
}

function joined(one: JsonObject | null, other: JsonObject | null): JsonObject | null {
  return one !== null && other !== null ? joinShapes(one, other) : (one ?? other);
}

function responseFrom(shape: JsonObject | null): JsonObject {
  return shape === null ? {} : { content: { 'application/json': { schema: shape } } };
}

/**
 * True for a class that other traffic would hardly change. A name directly behind that of a collection may be an
 * identifier that does not look like one: `users/alice`.
 */
function isSure({ sure, class: pathClass, segments }: PathClassification): boolean {
  if (!sure) return false;
  const [before, last] = segments.slice(-2);
  const mayBeIdentifier = last?.segment.kind === 'fixed' && before?.meaning === 'collection';
  return !mayBeIdentifier || pathClass === 'action' || pathClass === 'search' || pathClass === 'upload';
}
