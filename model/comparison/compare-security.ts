import type { Description } from '../description/description.ts';
import { asArray, asObject, asString, has, isObject, type JsonObject, member, strings } from '../description/json.ts';
import type { OperationNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { schemeNamed } from '../operations/security-schemes.ts';
import type { InterfaceComparison } from './interface-comparison.ts';

/** One way to be let in: what each scheme asks, by what the scheme is, with the scopes. */
interface Requirement {
  readonly schemes: ReadonlyMap<string, Scheme>;
}

interface Scheme {
  readonly name: string;
  /** What it is, as a message says it. */
  readonly kind: string;
  readonly scopes: readonly string[];
  /** Of OAuth 2.0 the flows by which a client can get a token; `any` where that is told elsewhere. */
  readonly flows: readonly string[] | 'any';
}

function listOf({ flows }: Scheme): readonly string[] {
  return flows === 'any' ? [] : flows;
}

/** Who was let in must be let in now: for each old way there is a new one that asks no more. */
export function compareSecurity(
  before: OperationNode,
  after: OperationNode,
  operation: string,
  comparison: InterfaceComparison,
): void {
  const [then, now] = [securityOf(before, comparison.before), securityOf(after, comparison.after)];
  const lost = then.ways.find((way) => !now.ways.some((other) => asksNoMore(other, way)));
  if (lost === undefined) return;
  const place = changedScheme(lost, comparison) ?? now.place;
  const at =
    place === null ? { place: then.place ?? after.place, side: 'before' as const } : { place, side: 'after' as const };
  const isByFlows = now.ways.some((way) => asksNoMore(withoutFlows(way), withoutFlows(lost)));
  const shown = isByFlows ? shownWithFlows : hasAnother(lost, now.ways) ? shownWithKind : shownScopes;
  const facts = { before: textOf(lost, shown), after: now.ways.map((way) => textOf(way, shown)).join(' or ') };
  comparison.report({ name: 'security-tightened', verdict: 'breaks', ...at, ...facts }, 'request', {
    operation,
    part: '',
  });
}

function asksNoMore(now: Requirement, then: Requirement): boolean {
  return [...now.schemes].every(([identity, { scopes, flows }]) => {
    const had = then.schemes.get(identity);
    if (had === undefined || !(flows === 'any' || listOf(had).every((flow) => flows.includes(flow)))) return false;
    return scopes.every((scope) => had.scopes.includes(scope));
  });
}

function withoutFlows({ schemes }: Requirement): Requirement {
  return { schemes: new Map(Array.from(schemes, ([identity, scheme]) => [identity, { ...scheme, flows: [] }])) };
}

function textOf({ schemes }: Requirement, shown: (scheme: Scheme) => string): string {
  return schemes.size === 0 ? 'none' : [...schemes.values()].map(shown).join(' and ');
}

function shownScopes({ name, scopes }: Scheme): string {
  return scopes.length === 0 ? name : `${name} with ${scopes.join(', ')}`;
}

function shownWithKind(scheme: Scheme): string {
  return `${shownScopes(scheme)} (${scheme.kind})`;
}

function shownWithFlows(scheme: Scheme): string {
  const flows = listOf(scheme);
  return flows.length === 0 ? scheme.name : `${scheme.name} by ${flows.join(' or ')}`;
}

/** True where a scheme is asked that was another one under the same name. */
function hasAnother(lost: Requirement, ways: readonly Requirement[]): boolean {
  const identities = new Map(Array.from(lost.schemes, ([identity, { name }]) => [name, identity]));
  const isAnother = (identity: string, name: string) => (identities.get(name) ?? identity) !== identity;
  return ways.some(({ schemes }) => [...schemes].some(([identity, { name }]) => isAnother(identity, name)));
}

/** The ways that hold for an operation, and where they are written. */
function securityOf(
  { value, place }: OperationNode,
  description: Description,
): { readonly ways: readonly Requirement[]; readonly place: Place | null } {
  const own = has(value, 'security');
  const written = own ? value.security : description.root.security;
  const ways = asArray(written).filter(isObject);
  const at = own
    ? below(place, 'security')
    : has(description.root, 'security')
      ? below(description.rootPlace, 'security')
      : null;
  if (ways.length === 0) return { ways: [{ schemes: new Map() }], place: at };
  return { ways: ways.map((way) => requirementOf(way, description)), place: at };
}

function requirementOf(way: JsonObject, description: Description): Requirement {
  const schemes = Object.keys(way).map((name): [string, Scheme] => {
    const scheme = schemeNamed(name, description)?.value ?? null;
    const flows =
      scheme?.type === 'openIdConnect'
        ? 'any'
        : Object.keys(asObject(scheme?.flows)).filter((key) => !key.startsWith('x-'));
    const kind = scheme === null ? name : kindOf(scheme);
    return [identityOf(name, description), { name, kind, scopes: strings(member(way, name)), flows }];
  });
  return { schemes: new Map(schemes) };
}

/** What a scheme is, whatever it is called: a token is sent in the same way, wherever a client gets it. */
function identityOf(name: string, description: Description): string {
  const scheme = schemeNamed(name, description)?.value;
  if (scheme === undefined) return name;
  const kind = kindOf(scheme);
  if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect') return BEARER;
  return scheme.type === 'http' || scheme.in === 'header' ? kind.toLowerCase() : kind;
}

/** What the identity of a scheme with bearer tokens is. */
const BEARER = 'http bearer';

function kindOf({ type, scheme, in: where, name }: JsonObject): string {
  const told = type === 'http' ? [type, scheme] : type === 'apiKey' ? [type, where, name] : [type];
  return told.map((one) => asString(one) ?? '').join(' ');
}

/** Where a scheme of the same name is another one now, or has lost flows. */
function changedScheme({ schemes }: Requirement, { after }: InterfaceComparison): Place | null {
  for (const [identity, scheme] of schemes) {
    const { name } = scheme;
    const now = schemeNamed(name, after);
    if (now == null) continue;
    if (identityOf(name, after) !== identity) return now.place;
    if (listOf(scheme).some((flow) => !has(asObject(now.value.flows), flow))) return below(now.place, 'flows');
  }
  return null;
}
