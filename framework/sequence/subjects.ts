import type { Description } from '../../model/description/description.ts';
import type { OperationNode, ParameterNode } from '../../model/description/nodes.ts';
import { operationOf } from '../../model/operations/operation-of-method.ts';
import { queryNamesOf } from '../../model/parameters/names-in-query.ts';
import { classifyPaths } from '../../model/paths/classify.ts';
import {
  type DescribedOperation,
  type DescribedResource,
  describedResources,
} from '../../model/resources/described-resources.ts';

/** An operation of a resource, as a question is about it. */
export interface RoleSubject {
  readonly operation: OperationNode;
  readonly asked: DescribedOperation;
  readonly resource: DescribedResource;
}

type Role = 'list' | 'create' | 'read' | 'replace' | 'patch' | 'remove';

/** The operations that have a role, where `where` holds for the resource. */
export function inRole(
  description: Description,
  role: Role,
  where: (resource: DescribedResource, asked: DescribedOperation) => boolean = () => true,
): readonly RoleSubject[] {
  return describedResources(description).flatMap((resource): RoleSubject[] => {
    const asked = resource[role];
    return asked !== null && where(resource, asked) ? [{ operation: asked.operation, asked, resource }] : [];
  });
}

/** True for a collection of which clients can make items, by POST or under an identifier of their own by PUT. */
export function isMakable({ kind, create, replace }: DescribedResource): boolean {
  return kind === 'collection' && (create ?? replace) !== null;
}

/** The reads of items that clients can make and act on. */
export function readsWithActions(description: Description): readonly RoleSubject[] {
  return inRole(description, 'read', (resource) => isMakable(resource) && resource.actions.length > 0);
}

/** The actions on items that clients can make. */
export function itemActions(description: Description): readonly RoleSubject[] {
  return describedResources(description)
    .filter(isMakable)
    .flatMap((resource) => resource.actions.map((asked) => ({ operation: asked.operation, asked, resource })));
}

/** An operation that is no resource's. */
export interface SearchSubject {
  readonly operation: OperationNode;
  readonly asked: DescribedOperation;
  readonly resource: null;
}

/** The searches, which are sent by POST and change nothing. */
export function searches(description: Description): readonly SearchSubject[] {
  return classifyPaths(description).paths.flatMap((path): SearchSubject[] => {
    const operation = path.sure && path.class === 'search' ? operationOf(path.use.node, 'post') : null;
    return operation === null ? [] : [{ operation, asked: { operation, path }, resource: null }];
  });
}

/** The lists that take a query parameter. */
export function listsWith(description: Description, name: string): readonly RoleSubject[] {
  return inRole(description, 'list', (_, { operation }) => queryParameter(operation, name) !== null);
}

/** The query parameter of a name; null where the operation has none. */
export function queryParameter(operation: OperationNode, name: string): ParameterNode | null {
  return queryNamesOf(operation).find((query) => query.name === name)?.parameter ?? null;
}

/**
 * What clients can make, and change or delete, with what a question needs of it: items of collections, and singletons
 * in these.
 */
export function changeable(description: Description, role: 'replace' | 'patch' | 'remove'): readonly RoleSubject[] {
  return inRole(description, role, (resource) => {
    const { kind, create, replace, read } = resource;
    if (kind === 'singleton') return role !== 'remove' && isMadeWithParent(resource) && read !== null;
    return (
      (kind === 'collection' || (kind === 'upload' && role === 'remove')) &&
      (create ?? replace) !== null &&
      (read !== null || role === 'remove')
    );
  });
}

/** True for a singleton that is there as soon as what it is in is made. */
function isMadeWithParent({ kind, parent }: DescribedResource): boolean {
  return kind === 'singleton' && parent !== null && (parent.create ?? parent.replace) !== null;
}
