import { defineFunction, type Violation } from '../framework/define-function.ts';
import { plain, quote } from '../framework/messages.ts';
import type { Description } from '../model/description.ts';
import { asArray, asObject, has, isObject, type JsonObject } from '../model/json.ts';
import type { DescriptionNode, OperationNode } from '../model/nodes.ts';
import { ownOperations } from '../model/own-operations.ts';
import { below, type Place } from '../model/place.ts';

type Subject =
  | { readonly kind: 'scheme'; readonly scheme: DescriptionNode; readonly place: Place }
  | { readonly kind: 'operation'; readonly operation: OperationNode; readonly place: Place }
  | { readonly kind: 'description'; readonly place: Place; readonly message: string };

const REMEDY = 'define a scheme of type http with scheme bearer (or oauth2, openIdConnect), and require it at the root';

/**
 * The security schemes deliver bearer tokens, and every operation requires one. What no operation has is told once, for the
 * description as a whole.
 */
export default defineFunction<Subject>({
  name: 'bearerSecurity',
  options: null,
  subjects: (description) => {
    const whole = wholeFault(description);
    if (whole !== null) return [...schemesOf(description), { kind: 'description', ...whole }];
    const operations = ownOperations(description).map(
      (operation): Subject => ({ kind: 'operation', operation, place: operation.place }),
    );
    return [...schemesOf(description), ...operations];
  },
  judge: (subject, _options, description): Violation | null => {
    if (subject.kind === 'description') return { message: subject.message };
    return subject.kind === 'scheme' ? schemeFault(subject.scheme) : operationFault(subject.operation, description);
  },
});

function schemesOf({ components }: Description): Subject[] {
  const nodes = components.securitySchemes.flatMap(({ node }) => (node === null ? [] : [node]));
  // An entry may be another name for the next one.
  const distinct = new Map(nodes.map((node) => [node.value, node]));
  return [...distinct.values()].map((scheme) => ({ kind: 'scheme', scheme, place: scheme.place }));
}

function schemeFault({ value, place }: DescriptionNode): Violation | null {
  if (value.type === 'apiKey') {
    return {
      message: 'this scheme is an API key; use an access token: type http, scheme bearer',
      at: below(place, 'type'),
    };
  }
  if (value.type !== 'http' || isBearer(value)) return null;
  const message = `this scheme is HTTP ${plain(String(value.scheme))}; use an access token: scheme bearer`;
  return { message, at: below(place, has(value, 'scheme') ? 'scheme' : 'type') };
}

function isBearer({ type, scheme }: JsonObject): boolean {
  if (type === 'oauth2' || type === 'openIdConnect') return true;
  return type === 'http' && typeof scheme === 'string' && scheme.toLowerCase() === 'bearer';
}

/** What is wrong with the description as a whole, if anything: no scheme, or no requirement anywhere. */
function wholeFault(description: Description): { place: Place; message: string } | null {
  const operations = ownOperations(description);
  if (operations.length === 0) return null;
  const { root, rootPlace, components } = description;
  const security = below(rootPlace, 'security');
  if (components.securitySchemes.length === 0) {
    const place = has(asObject(root.components), 'securitySchemes')
      ? below(rootPlace, 'components', 'securitySchemes')
      : below(rootPlace, 'openapi');
    return { place, message: `no security scheme is defined; ${REMEDY}` };
  }
  if (Array.isArray(root.security) && root.security.length === 0 && !operations.some(hasOwn)) {
    return { place: security, message: `security is empty, so that no operation requires a token; ${REMEDY}` };
  }
  if (has(root, 'security') || operations.some(hasOwn)) return null;
  return { place: below(rootPlace, 'openapi'), message: `no operation requires a token; ${REMEDY}` };
}

function hasOwn({ value }: OperationNode): boolean {
  return Array.isArray(value.security);
}

/** An operation that says itself that it needs no token is the matter of another check. */
function operationFault({ value }: OperationNode, { root, components }: Description): Violation | null {
  if (Array.isArray(value.security) && value.security.length === 0) return null;
  const required = asArray(value.security ?? root.security).filter(isObject);
  if (required.length === 0)
    return { message: 'this operation requires no token; require a bearer scheme at the root' };
  const bearers = new Set(
    components.securitySchemes.filter(({ node }) => node === null || isBearer(node.value)).map(({ key }) => key),
  );
  const others = new Set(components.securitySchemes.map(({ key }) => key).filter((key) => !bearers.has(key)));
  const without = required.find((alternative) => {
    const names = Object.keys(alternative);
    // An empty alternative is told as optional security; a wrong scheme is told where it is defined.
    return names.length > 0 && !names.some((name) => bearers.has(name) || others.has(name));
  });
  if (without === undefined) return null;
  return { message: `security names ${quote(Object.keys(without)[0])}, which no scheme defines; name a bearer scheme` };
}
