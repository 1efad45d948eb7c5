import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { OperationNode, ParameterNode, Use } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { memoize, memoizeText } from '../lib/memoize.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { requestSchemaOf } from './body-content.ts';
import { clientOperations } from './client-operations.ts';
import { isRequestHeader, isSameHeader, requestHeaderOf } from './header-names.ts';

/** The header that carries the key of an idempotent POST (section 4.5 of the conventions). */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** A header, parameter or property for an idempotency key other than the request header Idempotency-Key. */
export interface OtherKey {
  readonly carrier: 'header' | 'parameter' | 'property';
  readonly name: string;
  readonly place: Place;
  /** The parameter, or the use of the header or property. */
  readonly source: { readonly place: Place };
}

const KEY_NAME = /idempoten(?:t|cy|ce)(?:request)?(?:key|id|identifier|token|uuid|guid|header)?$/;
const REQUEST_ID = /^(?:[a-z0-9]+-)*request-?(?:id|key|uuid)$/i;
const LIKE_KEY = /(?:key|id|identifier|token|uuid|guid|nonce)$/i;
/** What the text of a header says that makes a request idempotent; not that of one on which keys depend. */
const MAKES_IDEMPOTENT = new RegExp(
  [
    /\b(?:ensur|guarante|provid|achiev|mak)\w*\b[^.]{0,40}\bidempoten(?:t|ce|cy)\b(?!-| keys?\b)/,
    /\bfor idempoten(?:ce|cy)\b(?!-| keys?\b)/,
    /\b(?:avoid|prevent|detect)\w* duplicate (?:requests?|submissions?)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
const SAYS_KEY = /idempoten|\bretr(?:y|ies|ied)\b|\bduplicat|\bkeys?\b/i;
const SAYS_TRACE = /\btrac(?:e|es|ing)\b|\bcorrelat|\blog(?:s|ged|ging)?\b|\bdebug|\bdiagnos|\bsupport\b/i;

/** The request header Idempotency-Key of an operation; null where it has none. */
export function idempotencyKeyOf(operation: OperationNode): Use<ParameterNode> | null {
  return requestHeaderOf(operation, IDEMPOTENCY_KEY);
}

/** True for an operation that takes an idempotency key, under whatever name a header or query parameter carries it. */
export function takesKey(operation: OperationNode, description: Description): boolean {
  const others = keyParameters(description);
  return (
    idempotencyKeyOf(operation) !== null || operation.parameters.some(({ node }) => node !== null && others.has(node))
  );
}

const keyParameters: (description: Description) => ReadonlySet<unknown> = memoize(
  (description) => new Set(otherKeys(description).map(({ source }) => source)),
);

/** True for the request header Idempotency-Key. */
export function isKeyHeader(parameter: ParameterNode): boolean {
  return isRequestHeader(parameter, IDEMPOTENCY_KEY);
}

/**
 * Everything that carries an idempotency key otherwise than in the header Idempotency-Key: headers of other names,
 * other parameters, and properties of the bodies of POST. A request identifier counts where only POST has it and its
 * description does not say that it is for tracing.
 */
export const otherKeys: (description: Description) => readonly OtherKey[] = memoize((description) => [
  ...parameterKeys(description),
  ...responseKeys(description),
  ...propertyKeys(description),
]);

function parameterKeys(description: Description): OtherKey[] {
  const isRequestKey = requestKeys(description);
  return description.parameters.flatMap((parameter): OtherKey[] => {
    const { name, location, place } = parameter;
    // In a path, it identifies what was requested with it.
    if (name === null || location === 'path' || isKeyHeader(parameter) || (!namesKey(name) && !isRequestKey(parameter)))
      return [];
    return [
      { carrier: location === 'header' ? 'header' : 'parameter', name, place: below(place, 'name'), source: parameter },
    ];
  });
}

function responseKeys({ responses }: Description): OtherKey[] {
  return responses.flatMap(({ headers }) =>
    headers
      .filter(({ key }) => namesKey(key) && !isSameHeader(key, IDEMPOTENCY_KEY))
      .map((use): OtherKey => ({ carrier: 'header', name: use.key, place: use.place, source: use })),
  );
}

function propertyKeys(description: Description): OtherKey[] {
  const bodies = clientOperations(description)
    .filter(({ method }) => method === 'post')
    .flatMap((operation) => requestSchemaOf(operation)?.target ?? []);
  const properties = [...new Set(bodies)].flatMap((body) => [...effectiveSchema(body).properties.values()]);
  return [...new Set(properties)].flatMap((use): OtherKey[] => {
    const name = String(use.key);
    return namesKey(name) ? [{ carrier: 'property', name, place: use.place, source: use }] : [];
  });
}

/**
 * True for a name that says that it carries an idempotency key, in any spelling: `X-Idempotency-Key`,
 * `idempotencyToken`.
 */
export const namesKey: (name: string) => boolean = memoizeText((name) =>
  KEY_NAME.test(name.replaceAll(/[^A-Za-z]/g, '').toLowerCase()),
);

/** True for the name of a header with an identifier of the request, which is a key or there to trace. */
export const namesRequest: (name: string) => boolean = memoizeText((name) => REQUEST_ID.test(name));

/** True for any key or token whose description says so: `Client-Token`, which makes the request idempotent. */
function saysKey({ name, value }: ParameterNode): boolean {
  return LIKE_KEY.test(name ?? '') && MAKES_IDEMPOTENT.test(asString(value.description) ?? '');
}

/** Which headers named like a request identifier carry an idempotency key. */
function requestKeys(description: Description): (parameter: ParameterNode) => boolean {
  const onPost = new Set<ParameterNode>();
  const tracing = new Set<string>();
  for (const operation of clientOperations(description)) {
    for (const { node } of operation.parameters) {
      if (node === null || node.location !== 'header' || node.name === null) continue;
      if (!namesRequest(node.name) && !saysKey(node)) continue;
      onPost.add(node);
      if (operation.method !== 'post' || idempotencyKeyOf(operation) !== null) tracing.add(node.name.toLowerCase());
    }
  }
  return (parameter) => {
    if (!onPost.has(parameter)) return false;
    const said = asString(parameter.value.description) ?? '';
    if (SAYS_TRACE.test(said)) return false;
    return SAYS_KEY.test(said) || !tracing.has((parameter.name ?? '').toLowerCase());
  };
}
