import { insert, type Remedy, set } from '../../framework/remedy.ts';
import type { OperationNode } from '../../model/description/nodes.ts';
import { below } from '../../model/description/place.ts';

/** Adds parameters to an operation by reference, behind those that it has. */
export function addedParameters(
  { value, place }: OperationNode,
  references: readonly { readonly $ref: string }[],
): Remedy {
  const added = references.map(({ $ref }) => ({ $ref }));
  const { parameters } = value;
  if (!Array.isArray(parameters)) return [set(below(place, 'parameters'), added)];
  return added.map((one) => insert(below(place, 'parameters', parameters.length), one));
}
