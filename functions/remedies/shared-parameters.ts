import { insert, type Remedy, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import type { OperationNode, ParameterNode } from '../../model/description/nodes.ts';
import { below } from '../../model/description/place.ts';
import { countEach } from '../../model/lib/count-each.ts';
import { appendTo } from '../../model/lib/group-by.ts';

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

/** The parameters to which operations refer, by their names: of each, the one that most refer to. */
export function sharedParameters(
  { operations }: Description,
  namesOf: (parameter: ParameterNode) => readonly string[],
): ReadonlyMap<string, ParameterNode> {
  const uses = new Map<string, ParameterNode[]>();
  for (const { place, node } of operations.flatMap(({ parameters }) => parameters)) {
    if (node === null || node.place === place) continue;
    for (const name of namesOf(node)) appendTo(uses, name, node);
  }
  return new Map([...uses].flatMap(([name, nodes]) => mostFrequent(nodes).map((node) => [name, node] as const)));
}

function mostFrequent(nodes: readonly ParameterNode[]): ParameterNode[] {
  return [...countEach(nodes)]
    .sort(([, left], [, right]) => right - left)
    .flatMap(([node], index) => (index === 0 ? [node] : []));
}
