import type { Description } from '../description/description.ts';
import type { OperationNode } from '../description/nodes.ts';
import type { PathClassification } from './classification.ts';
import { classifyPaths } from './classify.ts';
import { isCollectionShape } from './response-shape.ts';

/**
 * The path of an operation, where its class is certain; null where it is not, or where several paths share the
 * operation and differ.
 */
export function surePathOf({ pathItem }: OperationNode, description: Description): PathClassification | null {
  const [first, ...others] = classifyPaths(description).ofPathItem(pathItem);
  if (first?.sure !== true) return null;
  const alike = others.every(
    (other) => other.sure && other.class === first.class && other.isSubCollection === first.isSubCollection,
  );
  return alike ? first : null;
}

/** True for POST on a collection, where the class of the path is certain. */
export function isPostOnCollection(operation: OperationNode, description: Description): boolean {
  return operation.method === 'post' && surePathOf(operation, description)?.class === 'collection';
}

/** The path of an operation, whose class may be no more than likely; null where several paths share the operation. */
export function likelyPathOf({ pathItem }: OperationNode, description: Description): PathClassification | null {
  const [only, ...others] = classifyPaths(description).ofPathItem(pathItem);
  return others.length > 0 ? null : (only ?? null);
}

/** Whether an operation answers with a list, with certainty; null where that is not certain, or its paths differ. */
export function givesList({ method, pathItem }: OperationNode, description: Description): boolean | null {
  const verdicts = new Set(
    classifyPaths(description)
      .ofPathItem(pathItem)
      .map((path) => listsAt(path, method)),
  );
  const [verdict = null] = verdicts;
  return verdicts.size === 1 ? verdict : null;
}

function listsAt({ class: kind, sure, facts }: PathClassification, method: string): boolean | null {
  if (method === 'post') return sure ? kind === 'search' : null;
  if (method !== 'get') return false;
  if (sure && (kind === 'collection' || kind === 'search')) return true;
  if (sure && kind !== 'action' && kind !== 'other') return false;
  if (isCollectionShape(facts.getShape)) return true;
  return sure ? false : null;
}
