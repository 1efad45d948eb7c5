import type { Description } from '../description/description.ts';
import { asArray, asObject, asString, has, isObject, type JsonObject, member, strings } from '../description/json.ts';
import type { OperationNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import type { InterfaceComparison } from './interface-comparison.ts';

/** One way to be let in: what each scheme asks, by what the scheme is, with the scopes. */
interface Requirement {
  readonly schemes: ReadonlyMap<string, Scheme>;
}

interface Scheme {
  readonly name: string;
  readonly scopes: readonly string[];
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
  const facts = { before: shown(lost), after: now.ways.map(shown).join(' or ') };
  comparison.report({ name: 'security-tightened', verdict: 'breaks', ...at, ...facts }, 'request', {
    operation,
    part: '',
  });
}

function asksNoMore(now: Requirement, then: Requirement): boolean {
  return [...now.schemes].every(([identity, { scopes }]) => {
    const had = then.schemes.get(identity);
    return had !== undefined && scopes.every((scope) => had.scopes.includes(scope));
  });
}

function shown({ schemes }: Requirement): string {
  if (schemes.size === 0) return 'none';
  return [...schemes.values()]
    .map(({ name, scopes }) => (scopes.length === 0 ? name : `${name} with ${scopes.join(', ')}`))
    .join(' and ');
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
  const schemes = Object.keys(way).map((name): [string, Scheme] => [
    identityOf(name, description),
    { name, scopes: strings(member(way, name)) },
  ]);
  return { schemes: new Map(schemes) };
}

/** What a scheme is, whatever it is called. */
function identityOf(name: string, { components }: Description): string {
  const scheme = components.securitySchemes.find(({ key }) => key === name)?.node?.value;
  if (scheme === undefined) return name;
  const type = asString(scheme.type) ?? '';
  if (type === 'http') return `http ${asString(scheme.scheme)?.toLowerCase()}`;
  if (type === 'apiKey') {
    const where = asString(scheme.in) ?? '';
    const parameter = asString(scheme.name) ?? '';
    return `apiKey ${where} ${where === 'header' ? parameter.toLowerCase() : parameter}`;
  }
  if (type === 'oauth2') return `oauth2 ${Object.keys(asObject(scheme.flows)).length === 0 ? '' : 'flows'}`;
  return type;
}

/** Where a scheme of the same name is another one now. */
function changedScheme({ schemes }: Requirement, { after }: InterfaceComparison): Place | null {
  for (const [identity, { name }] of schemes) {
    const now = after.components.securitySchemes.find(({ key }) => key === name);
    if (now?.node != null && identityOf(name, after) !== identity) return now.node.place;
  }
  return null;
}
