import type { OperationNode, PathItemNode } from '../description/nodes.ts';

/** A path item's operation of a method, in lower case; null where it has none. */
export function operationOf(pathItem: PathItemNode | null, method: string): OperationNode | null {
  return pathItem?.operations.find((operation) => operation.method === method) ?? null;
}
