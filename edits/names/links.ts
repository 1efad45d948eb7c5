import type { Description } from '../../model/description/description.ts';
import { asString } from '../../model/description/json.ts';
import type { DescriptionNode, OperationNode } from '../../model/description/nodes.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { textOf } from './places.ts';
import { targetOf } from './references.ts';

/** The operation that a link leads to, by its id or by a reference; null where there is none. */
export function operationOfLink({ value, place }: DescriptionNode, description: Description): OperationNode | null {
  const { byId, byPlace } = operationsOf(description);
  const reference = asString(value.operationRef);
  return (reference === null ? byId.get(value.operationId) : byPlace.get(targetOf({ at: place, reference }))) ?? null;
}

/** The operations by what links call them, and also by the path that refers to their path item. */
const operationsOf = memoize(({ operations, paths }: Description) => ({
  byId: new Map<unknown, OperationNode>(
    operations.filter(({ value }) => value.operationId !== undefined).map((one) => [one.value.operationId, one]),
  ),
  byPlace: new Map([
    ...operations.map((one): [string, OperationNode] => [textOf(one.place), one]),
    ...paths.flatMap(({ place, node }) =>
      (node?.operations ?? []).map((one): [string, OperationNode] => [`${textOf(place)}\0${one.method}`, one]),
    ),
  ]),
}));
