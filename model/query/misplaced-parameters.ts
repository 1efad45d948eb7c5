import type { Description } from '../description/description.ts';
import type { OperationNode, ParameterNode, Use } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { groupBy } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { namesInQuery, type QueryName } from '../parameters/names-in-query.ts';
import type { PathClassification } from '../paths/classification.ts';
import { classifyPaths } from '../paths/classify.ts';
import type { PathClass } from '../paths/verdict.ts';
import { toCamelCase } from '../text/words/name-case.ts';
import { meantName } from './query-renames.ts';
import { PAGING_NAMES } from './standard-names.ts';

/** The query parameters that GET takes on a single resource. */
export const ON_SINGLE_RESOURCE: readonly string[] = ['fields'];

/** The query parameters that POST takes on a search. */
export const ON_SEARCH = PAGING_NAMES;

/** A query parameter in use: by an operation, or at a path item by all its operations. */
export interface QueryParameterUse extends Use<ParameterNode> {
  readonly name: string;
  /** The name that section 4.4 has for what the parameter does; the parameter's own name where it has none. */
  readonly meant: string;
  readonly operations: readonly OperationNode[];
}

/** A place in which a query parameter does not belong. */
export type Misplacement = 'put' | 'patch' | 'delete' | 'post' | 'single resource' | 'singleton';

/** Every use of a query parameter by the service's own operations, in their order. */
export const queryParameterUses: (description: Description) => readonly QueryParameterUse[] = memoize((description) => {
  const byUse = new Map<Use<ParameterNode>, OperationNode[]>();
  for (const operation of clientOperations(description)) {
    for (const use of operation.parameters) {
      const known = byUse.get(use);
      if (known !== undefined) known.push(operation);
      else if (isInQuery(use.node)) byUse.set(use, [operation]);
    }
  }
  return [...byUse].map(([use, users]) => ({
    name: use.node?.name ?? '',
    ...use,
    meant: meantBy(use.node, description),
    operations: users,
  }));
});

/**
 * The first place in which a parameter is used that takes no query parameters, or not this one; null where all are
 * right.
 */
export function misplacement(use: QueryParameterUse, description: Description): Misplacement | null {
  return misplacementsOf(use, description)[0] ?? null;
}

/** The same for each of its operations. */
function misplacementsOf(use: QueryParameterUse, description: Description): Misplacement[] {
  return use.operations.flatMap((operation) => misplacementAt(use, operation, description) ?? []);
}

/** How parameters of a name are misplaced, at some of the places where they are used. */
export function misplacementsAt(places: readonly Place[], name: string, description: Description): Misplacement[] {
  const among = new Set(places);
  const uses = usesByName(description).get(name) ?? [];
  return uses.filter(({ place }) => among.has(place)).flatMap((use) => misplacementsOf(use, description));
}

const usesByName: (description: Description) => ReadonlyMap<string, readonly QueryParameterUse[]> = memoize(
  (description) => groupBy(queryParameterUses(description), ({ name }) => name),
);

/** True for a parameter that says the version of the API, which is to stand in the path. */
export function saysVersion({ name }: QueryParameterUse): boolean {
  return /^api[-_]?version$/i.test(name);
}

/**
 * The methods of the operations for which a parameter of a path item is right, in upper case; none where it is wrong
 * for all.
 */
export function fittingMethods(use: QueryParameterUse, description: Description): string[] {
  return use.operations
    .filter((operation) => misplacementAt(use, operation, description) === null)
    .map(({ method }) => method.toUpperCase());
}

/** True for a parameter that belongs nowhere where it is used. */
export function isMisplacedEverywhere(parameter: ParameterNode, description: Description): boolean {
  const uses = usesOf(description).get(parameter) ?? [];
  return uses.every((use) => use.operations.every((operation) => misplacementAt(use, operation, description) !== null));
}

const usesOf: (description: Description) => ReadonlyMap<ParameterNode | null, readonly QueryParameterUse[]> = memoize(
  (description) => groupBy(queryParameterUses(description), ({ node }) => node),
);

/** True for a read or a DELETE that takes no query parameter but those that do not belong there. */
export function takesNoOtherQuery(operation: OperationNode, description: Description): boolean {
  if (operation.method !== 'get' && operation.method !== 'delete') return false;
  const taken = operation.parameters.filter(({ node }) => isInQuery(node));
  return taken.every(
    (use) => misplacementAt({ meant: meantBy(use.node, description) }, operation, description) !== null,
  );
}

function isInQuery(parameter: ParameterNode | null): boolean {
  return parameter?.location === 'query' || parameter?.location === 'querystring';
}

function meantBy(parameter: ParameterNode | null, description: Description): string {
  const name = parameter?.name ?? '';
  const names = parameter === null ? [] : namesInQuery(parameter);
  if (parameter?.location === 'querystring') return meantByForm(names, description) ?? name;
  const [query] = names;
  return query?.name === name ? meantName(query, description) : (toCamelCase(name) ?? name);
}

/** What the form of a whole query is for: the first name that does not belong everywhere, if there is one. */
function meantByForm(names: readonly QueryName[], description: Description): string | undefined {
  const meant = names.map((one) => meantName(one, description));
  return meant.find((one) => ![...ON_SINGLE_RESOURCE, ...ON_SEARCH].includes(one)) ?? meant[0];
}

const SINGLE: ReadonlySet<PathClass> = new Set(['item', 'singleton', 'queue']);

function misplacementAt(
  { meant }: Pick<QueryParameterUse, 'meant'>,
  { method, pathItem }: OperationNode,
  description: Description,
): Misplacement | null {
  if (method === 'put' || method === 'patch' || method === 'delete') return method;
  const paths = classifyPaths(description).ofPathItem(pathItem);
  if (method === 'post') {
    return ON_SEARCH.includes(meant) && (paths.length === 0 || !paths.every(isNoSearch)) ? null : 'post';
  }
  if (method !== 'get' || ON_SINGLE_RESOURCE.includes(meant) || paths.length === 0 || !paths.every(isSingle))
    return null;
  return paths[0]?.class === 'singleton' ? 'singleton' : 'single resource';
}

/** An action that answers with a page is a search under another name. */
function isNoSearch({ sure, class: kind, facts }: PathClassification): boolean {
  return sure && kind !== 'search' && !(kind === 'action' && facts.postShape === 'items');
}

function isSingle(path: PathClassification): boolean {
  return path.sure && SINGLE.has(path.class);
}
