import type { Description } from '../description/description.ts';
import type { OperationNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { operationOf } from '../operations/operation-of-method.ts';
import type { PathClassification } from '../paths/classification.ts';
import { classifyPaths } from '../paths/classify.ts';

/** An operation with its path. */
export interface DescribedOperation {
  readonly operation: OperationNode;
  readonly path: PathClassification;
}

/** A collection with its items, a path of uploads with its files, or a singleton: what may be done with it, by role. */
export interface DescribedResource {
  readonly kind: 'collection' | 'upload' | 'singleton';
  readonly path: PathClassification;
  /** The path of one of its items; that of the singleton itself; null where there is none. */
  readonly item: PathClassification | null;
  readonly list: DescribedOperation | null;
  readonly create: DescribedOperation | null;
  readonly read: DescribedOperation | null;
  readonly replace: DescribedOperation | null;
  readonly patch: DescribedOperation | null;
  readonly remove: DescribedOperation | null;
  /** On one item, or on the singleton. */
  readonly actions: readonly DescribedOperation[];
  /**
   * The collection in one item of which it is; null for one that stands for itself, or below what the description does
   * not have: `/tenants/{tenantId}/…`.
   */
  readonly parent: DescribedResource | null;
}

/** The resources of a description whose class is certain; parents stand before what is in them. */
export const describedResources: (description: Description) => readonly DescribedResource[] = memoize((description) => {
  const found = new Map<PathClassification, DescribedResource>();
  const shortestFirst = [...classifyPaths(description).paths].sort(
    (left, right) => left.template.segments.length - right.template.segments.length,
  );
  for (const path of shortestFirst) {
    const resource = resourceAt(path, found);
    if (resource !== null) found.set(path, resource);
  }
  return [...found.values()];
});

function resourceAt(
  path: PathClassification,
  found: ReadonlyMap<PathClassification, DescribedResource>,
): DescribedResource | null {
  if (!path.sure || (path.class !== 'collection' && path.class !== 'singleton' && path.class !== 'upload')) return null;
  const parent = parentOf(path, found);
  const at = (one: PathClassification | null, method: string): DescribedOperation | null => {
    const operation = one === null ? null : operationOf(one.use.node, method);
    return one === null || operation === null ? null : { operation, path: one };
  };
  const isSingleton = path.class === 'singleton';
  const item = isSingleton ? path : (path.children.find((child) => child.class === 'item' && child.sure) ?? null);
  const actions = (item?.children ?? []).filter((child) => child.class === 'action' && child.sure);
  return {
    kind: path.class,
    path,
    item,
    list: path.class === 'collection' ? at(path, 'get') : null,
    create: isSingleton ? null : at(path, 'post'),
    read: at(item, 'get'),
    replace: at(item, 'put'),
    patch: at(item, 'patch'),
    remove: at(item, 'delete'),
    actions: actions.flatMap((action) => at(action, 'post') ?? []),
    parent,
  };
}

function parentOf(
  path: PathClassification,
  found: ReadonlyMap<PathClassification, DescribedResource>,
): DescribedResource | null {
  for (let above = path.parent; above !== null; above = above.parent) {
    const holder = [...found.values()].find(({ item, kind }) => item === above && kind !== 'singleton');
    if (holder !== undefined) return holder;
  }
  return null;
}
