import type { Description } from '../description/description.ts';
import type { OperationNode, SchemaNode } from '../description/nodes.ts';
import { isBelow, type Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { valueSchemaOf } from '../schemas/fields.ts';
import { OAUTH_NAMES } from '../text/standards/oauth-names.ts';
import { standardOperations } from './standard-endpoints.ts';

/**
 * True for a member whose name OAuth defines, in a body that only its endpoints send or take, and for such a parameter.
 * Its spelling, its values and its form are that standard's.
 *
 * @param schema Of the object with the member, or of the values of the member or the parameter.
 */
export function isOAuthMember(name: string, schema: SchemaNode, description: Description): boolean {
  return OAUTH_NAMES.has(name) && oauthSchemas(description).has(schema);
}

/** The same of a member that an example shows. */
export function isOAuthExample(name: string, place: Place, description: Description): boolean {
  return OAUTH_NAMES.has(name) && isBelow(place, oauthPlaces(description));
}

/**
 * The schemas of bodies and parameters of endpoints of OAuth, and those inside of them, that no other operation refers
 * to.
 */
const oauthSchemas: (description: Description) => ReadonlySet<SchemaNode> = memoize((description) => {
  const foreign = standardOperations(description);
  if (foreign.size === 0) return new Set();
  const own = schemasIn([...foreign]);
  const others = schemasIn(description.operations.filter((operation) => !foreign.has(operation)));
  return new Set([...own].filter((schema) => !others.has(schema)));
});

const oauthPlaces: (description: Description) => ReadonlySet<Place> = memoize(
  (description) => new Set([...standardOperations(description)].map(({ place }) => place)),
);

function schemasIn(operations: readonly OperationNode[]): ReadonlySet<SchemaNode> {
  const bodies = operations.flatMap(({ requestBody, responses }) => [
    requestBody?.node,
    ...responses.map(({ node }) => node),
  ]);
  const ofParameters = operations.flatMap(({ parameters }) =>
    parameters.flatMap(({ node }) => (node === null ? [] : (valueSchemaOf(node)?.target ?? []))),
  );
  const found = new Set([
    ...bodies.flatMap((body) => body?.content ?? []).flatMap(({ mediaType }) => mediaType.schema?.target ?? []),
    ...ofParameters,
  ]);
  for (const schema of found) for (const { target } of schema.uses) if (target !== null) found.add(target);
  return found;
}
