import type { Description } from '../description/description.ts';
import type { OperationNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { essence } from '../text/standards/media-type.ts';
import { bodyNames } from './body-properties.ts';

/** Endpoints that OAuth names (RFC 6749, sections 3.1 and 3.2; RFC 7009; RFC 7591; RFC 7662; RFC 8628), behind a segment that says whose they are. */
const OAUTH_PATH =
  /(?:^|\/)(?:oauth2?|openid|oidc|connect)(?:\/[^/]+)*\/(?:token|authorize|revoke|revocation|introspect|introspection|register|registration|device(?:_|-)?authorization|userinfo)$/i;

/** Parameters that only requests of these endpoints have. */
const OAUTH_PARAMETERS = ['grant_type', 'token_type_hint'];

/**
 * The POST operations on endpoints of OAuth, whose path, media type and names OAuth decides: by the path, or by a form with its parameters. How tokens
 * are issued is outside the conventions (section 5).
 */
export const tokenOperations: (description: Description) => ReadonlySet<OperationNode> = memoize(({ paths }) => {
  const all = paths.flatMap(({ key, node }) => (node?.operations ?? []).map((operation) => ({ key, operation })));
  return new Set(all.filter(({ key, operation }) => isTokenEndpoint(operation, key)).map(({ operation }) => operation));
});

/** True for the path of a URL that OAuth names, the server's path included. */
export function isOAuthPath(path: string): boolean {
  return OAUTH_PATH.test(path);
}

function isTokenEndpoint({ method, requestBody }: OperationNode, key: string): boolean {
  if (method !== 'post') return false;
  if (OAUTH_PATH.test(key)) return true;
  return (requestBody?.node?.content ?? []).some(({ name, mediaType }) => {
    const schema = mediaType.schema?.target ?? null;
    if (essence(name) !== 'application/x-www-form-urlencoded' || schema === null) return false;
    const names = bodyNames(schema);
    return OAUTH_PARAMETERS.some((parameter) => names.has(parameter));
  });
}
