import type { Description } from '../description/description.ts';
import type { OperationNode } from '../description/nodes.ts';
import { memoize, memoizeText } from '../lib/memoize.ts';
import { queryNamesOf } from '../parameters/names-in-query.ts';
import { essence } from '../text/standards/media-type.ts';
import { bodyNames } from './body-properties.ts';

/**
 * Endpoints that OAuth names (RFC 6749, sections 3.1 and 3.2; RFC 7009; RFC 7591; RFC 7662; RFC 8628), behind a segment
 * that says whose they are.
 */
const OAUTH_PATH =
  /(?:^|\/)(?:oauth2?|openid|oidc|connect)(?:\/[^/]+)*\/(?:token|authorize|revoke|revocation|introspect|introspection|register|registration|device(?:_|-)?authorization|userinfo)$/i;

/** Parameters that only requests of these endpoints have. */
const OAUTH_PARAMETERS = ['grant_type', 'token_type_hint'];

/** The parameters that every request for authorization has (RFC 6749, sections 4.1.1 and 4.2.1). */
const AUTHORIZATION_PARAMETERS = ['response_type', 'client_id'];

/** Where well-known URIs stand (RFC 8615). */
const WELL_KNOWN = /(?:^|\/)\.well-known\//;

/** As many paths as are kept: those of URLs are asked for several times on end. */
const KEPT = 1_000;

/**
 * The operations whose path, media type and names another standard decides: on endpoints of OAuth, told by the path, by
 * a form with its parameters or by those in the query, and on well-known URIs. How tokens are issued is outside the
 * conventions (section 5).
 */
export const standardOperations: (description: Description) => ReadonlySet<OperationNode> = memoize(({ paths }) => {
  const all = paths.flatMap(({ key, node }) => (node?.operations ?? []).map((operation) => ({ key, operation })));
  return new Set(
    all
      .filter(({ key, operation }) => isWellKnownPath(key) || isTokenEndpoint(operation, key))
      .map(({ operation }) => operation),
  );
});

/** True for the path of a well-known URI, the server's path included. */
export const isWellKnownPath: (path: string) => boolean = memoizeText((path) => WELL_KNOWN.test(path), KEPT);

/** True for the path of a URL that OAuth names, the server's path included. */
export const isOAuthPath: (path: string) => boolean = memoizeText((path) => OAUTH_PATH.test(path), KEPT);

function isTokenEndpoint(operation: OperationNode, key: string): boolean {
  const { method, requestBody } = operation;
  // The endpoint for authorization is what a browser is sent to (RFC 6749, section 3.1).
  if (method === 'get') return (OAUTH_PATH.test(key) && key.endsWith('/authorize')) || asksForAuthorization(operation);
  if (method !== 'post') return false;
  if (OAUTH_PATH.test(key)) return true;
  return (requestBody?.node?.content ?? []).some(({ name, mediaType }) => {
    const schema = mediaType.schema?.target ?? null;
    if (essence(name) !== 'application/x-www-form-urlencoded' || schema === null) return false;
    const names = bodyNames(schema);
    return OAUTH_PARAMETERS.some((parameter) => names.has(parameter));
  });
}

/** True for what takes the parameters of a request for authorization in its query, wherever its server's path ends. */
function asksForAuthorization(operation: OperationNode): boolean {
  const names = new Set(queryNamesOf(operation).map(({ name }) => name));
  return AUTHORIZATION_PARAMETERS.every((name) => names.has(name));
}
