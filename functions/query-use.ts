import { defineFunction } from '../framework/define-function.ts';
import { listed, quote } from '../framework/messages.ts';
import type { Description } from '../model/description.ts';
import { toCamelCase } from '../model/name-forms.ts';
import type { OperationNode, ParameterNode, Use } from '../model/nodes.ts';
import { classifyPaths, type PathClass, type PathClassification } from '../model/paths.ts';
import { namesInQuery } from '../model/query-names.ts';
import { meantName } from '../model/query-renames.ts';

export interface QueryUseOptions {
  /** Query parameters that GET takes on a single resource. */
  readonly onSingle: readonly string[];
  /** Query parameters that POST takes on a search. */
  readonly onSearch: readonly string[];
}

/** A query parameter in use: by an operation, or at a path item by all its operations. */
interface QueryUse extends Use<ParameterNode> {
  readonly name: string;
  /** The name that section 4.4 has for what the parameter does; that it is called otherwise is another finding. */
  readonly meant: string;
  readonly operations: readonly OperationNode[];
}

/**
 * Query parameters stand only where they choose from a collection or serve a read that can be cached. Where the class of a
 * path is not sure, only what holds for every class is judged.
 */
export default defineFunction<QueryUse, QueryUseOptions>({
  name: 'queryUse',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['onSingle', 'onSearch'],
    properties: {
      onSingle: { type: 'array', items: { type: 'string' } },
      onSearch: { type: 'array', items: { type: 'string' } },
    },
  },
  subjects: queryUses,
  judge: ({ operations, ...use }, options, description) => {
    const message = operations.map((operation) => faultOf(use, operation, options, description)).find(Boolean);
    return message === undefined || message === null ? null : { message };
  },
});

function queryUses(description: Description): QueryUse[] {
  const byUse = new Map<Use<ParameterNode>, OperationNode[]>();
  for (const operation of description.operations) {
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
}

function meantBy(parameter: ParameterNode | null, description: Description): string {
  const name = parameter?.name ?? '';
  const [query] = parameter === null ? [] : namesInQuery(parameter);
  return query?.name === name ? meantName(query, description) : (toCamelCase(name) ?? name);
}

const SINGLE: ReadonlySet<PathClass> = new Set(['item', 'singleton', 'queue']);

function faultOf(
  { name, meant }: Pick<QueryUse, 'name' | 'meant'>,
  { method, pathItem }: OperationNode,
  { onSingle, onSearch }: QueryUseOptions,
  description: Description,
): string | null {
  const shown = `query parameter ${quote(name)}`;
  if (['put', 'patch', 'delete'].includes(method)) {
    return `${shown} stands on ${method.toUpperCase()}, which takes none; ${method === 'delete' ? 'leave it out' : 'send it in the body'}`;
  }
  const paths = classifyPaths(description).ofPathItem(pathItem);
  if (method === 'post') {
    if (onSearch.includes(meant) && (paths.length === 0 || !paths.every(isNoSearch))) return null;
    return `${shown} stands on POST; send it in the body (a search takes ${listed(onSearch)} in the query)`;
  }
  if (method !== 'get' || onSingle.includes(name) || paths.length === 0 || !paths.every(isSingle)) return null;
  const kind = paths[0]?.class === 'singleton' ? 'singleton' : 'single resource';
  return `${shown} stands on GET of a ${kind}; leave it out, or offer it on the collection (only ${listed(onSingle)} is allowed here)`;
}

function isNoSearch(path: PathClassification): boolean {
  return path.sure && path.class !== 'search';
}

function isSingle(path: PathClassification): boolean {
  return path.sure && SINGLE.has(path.class);
}
