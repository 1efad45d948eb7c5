import type { Description } from '../description/description.ts';
import type { OperationNode } from '../description/nodes.ts';
import type { PathClassification } from './classification.ts';
import { classifyPaths } from './classify.ts';

/** What an operation's path surely is; null where that is not sure, or where several paths share the operation and differ. */
export function surePathOf({ pathItem }: OperationNode, description: Description): PathClassification | null {
  const [first, ...others] = classifyPaths(description).ofPathItem(pathItem);
  if (first?.sure !== true) return null;
  const alike = others.every(
    (other) => other.sure && other.class === first.class && other.isSubCollection === first.isSubCollection,
  );
  return alike ? first : null;
}
