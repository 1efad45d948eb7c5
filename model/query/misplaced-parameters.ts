import type { Description } from '../description/description.ts';
import type { OperationNode, ParameterNode, Use } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { clientOperations } from '../operations/client-operations.ts';
import type { PathClassification } from '../paths/classification.ts';
import { classifyPaths } from '../paths/classify.ts';
import type { PathClass } from '../paths/verdict.ts';
import { toCamelCase } from '../text/words/name-case.ts';
import { namesInQuery } from './query-names.ts';
import { meantName } from './query-renames.ts';
import { PAGING_NAMES } from './standard-names.ts';

/** Which query parameters stand where others do not. */
export interface QueryAllowance {
  /** Query parameters that GET takes on a single resource. */
  readonly onSingle: readonly string[];
  /** Query parameters that POST takes on a search. */
  readonly onSearch: readonly string[];
}

/** The query parameters that the conventions allow where others are not (sections 4.1, 4.3 and 4.4). */
export const STANDARD_ALLOWANCE: QueryAllowance = { onSingle: ['fields'], onSearch: PAGING_NAMES };

/** A query parameter in use: by an operation, or at a path item by all its operations. */
export interface QueryParameterUse extends Use<ParameterNode> {
  readonly name: string;
  /** The name that section 4.4 has for what the parameter does; that it is called otherwise is another finding. */
  readonly meant: string;
  readonly operations: readonly OperationNode[];
}

/** Where a query parameter stands that does not belong there. */
export type Misplacement = 'put' | 'patch' | 'delete' | 'post' | 'single resource' | 'singleton';

/** Every use of a query parameter by the service's own operations, in their order. */
export const queryParameterUses: (description: Description) => readonly QueryParameterUse[] = memoize((description) => {
  const byUse = new Map<Use<ParameterNode>, OperationNode[]>();
  for (const operation of clientOperations(description)) {
    for (const use of operation.parameters) {
      const known = byUse.get(use);
      if (known !== undefined) known.push(operation);
      else if (use.node?.location === 'query') byUse.set(use, [operation]);
    }
  }
  return [...byUse].map(([use, users]) => ({
    ...use,
    name: use.node?.name ?? '',
    meant: meantBy(use.node, description),
    operations: users,
  }));
});

/** Where a parameter is used that takes no query, or not this one: the first such place, or null. */
export function misplacement(
  use: QueryParameterUse,
  allowed: QueryAllowance,
  description: Description,
): Misplacement | null {
  for (const operation of use.operations) {
    const misplaced = misplacementAt(use, operation, allowed, description);
    if (misplaced !== null) return misplaced;
  }
  return null;
}

/**
 * True where the template of every path holds the name and no path parameter declares it: that it is in the query is a slip,
 * which 4.1/path-parameters tells.
 */
export function isMeantForPath({ name, operations }: QueryParameterUse, description: Description): boolean {
  return operations.every(({ pathItem, parameters }) => {
    const paths = classifyPaths(description).ofPathItem(pathItem);
    const declared = parameters.some(({ node }) => node?.location === 'path' && node.name === name);
    return paths.length > 0 && !declared && paths.every((path) => holds(path, name));
  });
}

function holds({ template }: PathClassification, name: string): boolean {
  return template.segments.some(({ parameterNames }) => parameterNames.includes(name));
}

function meantBy(parameter: ParameterNode | null, description: Description): string {
  const name = parameter?.name ?? '';
  const [query] = parameter === null ? [] : namesInQuery(parameter);
  return query?.name === name ? meantName(query, description) : (toCamelCase(name) ?? name);
}

const SINGLE: ReadonlySet<PathClass> = new Set(['item', 'singleton', 'queue']);

function misplacementAt(
  { name, meant }: QueryParameterUse,
  { method, pathItem }: OperationNode,
  { onSingle, onSearch }: QueryAllowance,
  description: Description,
): Misplacement | null {
  if (method === 'put' || method === 'patch' || method === 'delete') return method;
  const paths = classifyPaths(description).ofPathItem(pathItem);
  if (method === 'post') {
    return onSearch.includes(meant) && (paths.length === 0 || !paths.every(isNoSearch)) ? null : 'post';
  }
  if (method !== 'get' || onSingle.includes(name) || paths.length === 0 || !paths.every(isSingle)) return null;
  return paths[0]?.class === 'singleton' ? 'singleton' : 'single resource';
}

function isNoSearch(path: PathClassification): boolean {
  return path.sure && path.class !== 'search';
}

function isSingle(path: PathClassification): boolean {
  return path.sure && SINGLE.has(path.class);
}
