import { counted, plain } from '../../framework/messages.ts';
import type { Description } from '../../model/description/description.ts';
import type { OperationNode } from '../../model/description/nodes.ts';
import { byText, isBelow, type Place } from '../../model/description/place.ts';
import { classifyPaths } from '../../model/paths/classify.ts';

/** `POST /v1/shop/orders`; of several operations the first, and how many others there are. */
export function operationNames(operations: readonly OperationNode[], description: Description): string {
  const names = new Set(
    operations.map(({ method, pathItem }) => {
      const [path] = classifyPaths(description).ofPathItem(pathItem);
      return `${method.toUpperCase()} ${plain(path?.use.key ?? '')}`.trim();
    }),
  );
  const [first = '', ...others] = [...names].sort(byText);
  return others.length === 0 ? first : `${first} and ${counted(others.length, 'other operation')}`;
}

/**
 * What a finding about the answers of operations is about: `this collection response` where it stands in one of them,
 * and `the collection response of GET /v1/shop/orders and 2 other operations` where it stands at a component that they
 * refer to.
 */
export function answerOf(
  noun: string,
  place: Place,
  operations: readonly OperationNode[],
  description: Description,
): string {
  const isInOne = isBelow(place, new Set(operations.map((operation) => operation.place)));
  return isInOne || operations.length === 0
    ? `this ${noun}`
    : `the ${noun} of ${operationNames(operations, description)}`;
}
