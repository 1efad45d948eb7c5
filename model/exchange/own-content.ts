import { isObject, member } from '../description/json.ts';
import { isOAuthPath, isWellKnownPath } from '../operations/standard-endpoints.ts';
import { hasFailures } from './batch-result.ts';
import type { Exchange, HttpMessage } from './exchange.ts';
import { memoizeMessage } from './memoize-message.ts';

/**
 * Media types whose members the conventions name: those of HAL are the service's own but for two. What other media
 * types of JSON hold, other specifications say.
 */
const OWN = /^application\/(?:json|json-patch\+json|hal(?:-forms)?\+json|vnd\.(?!oai\.)[^+]+\+json)$/;

/** True where the service does not reject the request. */
export function isTaken({ response }: Exchange): boolean {
  return response.status < 400;
}

/**
 * The messages of an exchange whose bodies show what the service takes and answers: a request that it rejects (4xx,
 * 5xx), or of which items failed, shows nothing of the service.
 */
export function contentMessages(exchange: Exchange): HttpMessage[] {
  const { request, response } = exchange;
  const isWhole = isTaken(exchange) && !hasFailures(response.body.json?.value);
  return [...(isWhole ? [request] : []), response].filter((message) => isOwnContent(message));
}

/** True for a body of JSON whose members the conventions name. */
export const isOwnContent: (message: HttpMessage) => boolean = memoizeMessage((message) => {
  const { body, mediaType, exchange } = message;
  if (body.json === null || (mediaType !== null && !OWN.test(mediaType.essence))) return false;
  return !isForeign(exchange.request.url.path) && !isApiDescription(body.json.value);
});

/** Paths whose bodies other specifications define: OAuth, and well-known URIs (RFC 8615). */
function isForeign(path: string): boolean {
  return isOAuthPath(path) || isWellKnownPath(path);
}

/** An OpenAPI or AsyncAPI description, whose names are those of its own specification. */
function isApiDescription(value: unknown): boolean {
  const version = ['openapi', 'swagger', 'asyncapi'].map((name) => member(value, name));
  return version.some((text) => typeof text === 'string') && isObject(member(value, 'info'));
}
