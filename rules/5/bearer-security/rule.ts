import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { plain, quote } from '../../../framework/messages.ts';
import { suppressionIn } from '../../../model/annotations/annotations.ts';
import type { Description } from '../../../model/description/description.ts';
import { asArray, asObject, asString, has, isObject, type JsonObject } from '../../../model/description/json.ts';
import type { DescriptionNode, OperationNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { asksForNothing, isElsewhere, schemeNamed } from '../../../model/operations/security-schemes.ts';

type Subject =
  | { readonly kind: 'scheme'; readonly scheme: DescriptionNode; readonly place: Place }
  | { readonly kind: 'root'; readonly place: Place }
  | { readonly kind: 'operation'; readonly operation: OperationNode; readonly place: Place }
  | { readonly kind: 'description'; readonly place: Place };

/** As it is typed: the name of the scheme is free. */
const REMEDY =
  'add components.securitySchemes.bearer: {type: http, scheme: bearer} (or a scheme of type oauth2 or openIdConnect), and security: [{bearer: []}] at the root';

/**
 * The security schemes deliver bearer tokens, and every operation requires one. A requirement that no operation has is
 * reported once, for the description as a whole.
 */
export default defineRule({
  id: 'bearer-security',
  statements: ['5/bearer'],
  severity: 'error',
  summary: 'A security scheme that delivers bearer tokens is defined, and every operation is under it.',
  why: 'One kind of credential in one header lets gateways check every request alike; keys and passwords end up in logs and addresses.',
  subjects: (description): Subject[] => {
    if (wholeFault(description) !== null)
      return [...schemesOf(description), { kind: 'description', place: below(description.rootPlace, 'openapi') }];
    const operations = clientOperations(description).map(
      (operation): Subject => ({ kind: 'operation', operation, place: operation.place }),
    );
    return [...schemesOf(description), ...rootSecurity(description), ...operations];
  },
  judge: (subject, description): Violation | null => {
    if (subject.kind === 'description') return wholeFault(description);
    if (subject.kind === 'scheme') return schemeViolation(subject.scheme, description);
    if (subject.kind === 'operation') return operationFault(subject.operation, description);
    return requirementFault(asArray(description.root.security).filter(isObject), description);
  },
});

function schemesOf({ components }: Description): Subject[] {
  const nodes = components.securitySchemes.flatMap(({ node }) => (node === null ? [] : [node]));
  // An entry may be another name for the next one.
  const distinct = new Map(nodes.map((node) => [node.value, node]));
  return [...distinct.values()].map((scheme) => ({ kind: 'scheme', scheme, place: scheme.place }));
}

/** The root's requirements, where they hold for an operation. */
function rootSecurity(description: Description): Subject[] {
  const isUsed = clientOperations(description).some(({ value }) => (value.security ?? null) === null);
  return isUsed ? [{ kind: 'root', place: below(description.rootPlace, 'security') }] : [];
}

/** Covers the name of an API key's header, which goes with the key; not where an exception keeps the key. */
function schemeViolation(scheme: DescriptionNode, description: Description): Violation | null {
  const fault = schemeFault(scheme);
  if (fault === null || scheme.value.type !== 'apiKey') return fault;
  const isKept = suppressionIn(description, fault.at ?? scheme.place, ['bearer-security']) !== null;
  return { ...fault, covers: isKept ? [] : [below(scheme.place, 'name')] };
}

function schemeFault({ value, place }: DescriptionNode): Violation | null {
  if (value.type === 'apiKey') {
    return {
      message:
        'this scheme takes an API key and no access token; write type: http and scheme: bearer, and take out in and name',
      at: below(place, 'type'),
    };
  }
  if (value.type !== 'http' || isBearer(value)) return null;
  if (!has(value, 'scheme')) {
    const message = 'this scheme is HTTP and names no scheme; add scheme: bearer';
    return { message, at: below(place, 'type'), covers: [place] };
  }
  const given = typeof value.scheme === 'string' ? plain(value.scheme) : quote(value.scheme);
  return {
    message: `this scheme is HTTP ${given}, which sends no access token; write scheme: bearer`,
    at: below(place, 'scheme'),
  };
}

function isBearer({ type, scheme }: JsonObject): boolean {
  if (type === 'oauth2' || type === 'openIdConnect') return true;
  return type === 'http' && typeof scheme === 'string' && scheme.toLowerCase() === 'bearer';
}

/** The fault of a description without any scheme or any requirement; null where it has both. */
function wholeFault(description: Description): Violation | null {
  const operations = clientOperations(description);
  if (operations.length === 0) return null;
  const { root, rootPlace, components } = description;
  const security = below(rootPlace, 'security');
  if (components.securitySchemes.length === 0 && !namesElsewhere(description)) {
    const at = has(asObject(root.components), 'securitySchemes')
      ? below(rootPlace, 'components', 'securitySchemes')
      : below(rootPlace, 'openapi');
    return { at, message: `no security scheme is defined; ${REMEDY}` };
  }
  if (asksForNothing(root.security) && !operations.some(hasOwn)) {
    const fact =
      asArray(root.security).length === 0 ? 'security is empty' : 'security has nothing but an empty alternative';
    return { at: security, message: `${fact}, so that no operation requires a token; ${REMEDY}` };
  }
  if (has(root, 'security') || operations.some(hasOwn)) return null;
  return { message: `no operation requires a token; ${REMEDY}` };
}

/** True where the root or an operation requires a scheme of another file. */
function namesElsewhere(description: Description): boolean {
  const lists = [description.root, ...clientOperations(description).map(({ value }) => value)].map(
    ({ security }) => security,
  );
  return lists
    .flatMap(asArray)
    .filter(isObject)
    .flatMap(Object.keys)
    .some((name) => isElsewhere(name, description));
}

function hasOwn({ value }: OperationNode): boolean {
  return Array.isArray(value.security);
}

/**
 * An operation that states that it needs no token is not judged here: that is only a warning, of `public-operations`.
 */
function operationFault({ value }: OperationNode, description: Description): Violation | null {
  const own = value.security ?? null;
  if (asksForNothing(own)) return null;
  const required = asArray(own ?? description.root.security).filter(isObject);
  if (required.length === 0 || (own === null && asksForNothing(required)))
    return {
      message: ({ length }) =>
        `${length === 1 ? 'this operation requires' : `${length} operations require`} no token; ${requirementOf(description)}`,
      cause: 'no requirement',
    };
  return own === null ? null : requirementFault(required, description);
}

/** What to add at the root: the requirement of the first bearer scheme, which is required elsewhere as a rule. */
function requirementOf({ components }: Description): string {
  const bearer = components.securitySchemes.find(({ node }) => node !== null && isBearer(node.value));
  return bearer === undefined
    ? 'add security: [{NAME: []}] at the root, with the name of a bearer scheme'
    : `add security: [{${plain(bearer.key)}: []}] at the root`;
}

/** The fault of a list of alternatives of which one names no scheme that delivers a token. */
function requirementFault(required: readonly JsonObject[], description: Description): Violation | null {
  for (const alternative of required) {
    const names = Object.keys(alternative).sort();
    // An empty alternative makes security optional: only a warning, of `public-operations`.
    if (names.length === 0 || names.some((name) => isBearerOrFaulty(schemeNamed(name, description)))) continue;
    const known = names.find((name) => schemeNamed(name, description) !== undefined);
    if (known === undefined)
      return {
        message: ({ length }) =>
          `security names ${quote(names[0])}${length > 1 ? ` at ${length} places` : ''}, which no scheme defines; define it as a bearer scheme, or name one that is`,
        cause: `undefined ${names[0]}`,
      };
    const type = asString(schemeNamed(known, description)?.value.type);
    const ofType = type === null ? 'without a type' : `of type ${plain(type)}`;
    return { message: `security asks for ${quote(known)} ${ofType} and no token; name a bearer scheme` };
  }
  return null;
}

/** True for a scheme that is reported where it is defined, and for an unresolved reference, which may stand for any. */
function isBearerOrFaulty(scheme: DescriptionNode | null | undefined): boolean {
  if (scheme === undefined) return false;
  return scheme === null || isBearer(scheme.value) || schemeFault(scheme) !== null;
}
