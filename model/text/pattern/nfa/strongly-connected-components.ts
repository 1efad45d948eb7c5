import { append } from '../../../lib/lists.ts';
/** For each node of a graph, by its number, the nodes that its edges lead to. */
export type Edges = readonly Iterable<number>[];

/**
 * The largest groups of nodes that all lead to one another (Sharir's algorithm, A strong-connectivity algorithm and its
 * applications in data flow analysis, 1981). A node that no cycle leads through is a group of its own.
 */
export function stronglyConnectedComponents(edges: Edges): number[][] {
  const reversed = reverse(edges);
  const assigned = new Set<number>();
  return postorder(edges)
    .reverse()
    .map((root) => collect(root, reversed, assigned))
    .filter((component) => component.length > 0);
}

function reverse(edges: Edges): number[][] {
  const reversed = edges.map((): number[] => []);
  edges.forEach((targets, node) => {
    for (const target of targets) reversed[target]?.push(node);
  });
  return reversed;
}

/** Depth first, each node after all that were entered from it. `~node` stands for the moment when those are done. */
function postorder(edges: Edges): number[] {
  const order: number[] = [];
  const entered = new Set<number>();
  const open = [...edges.keys()];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node < 0) order.push(~node);
    else if (!entered.has(node)) {
      entered.add(node);
      open.push(~node);
      append(open, edges[node] ?? []);
    }
  }
  return order;
}

/** The nodes that the root leads to and that are not assigned yet; assigns them. */
function collect(root: number, edges: Edges, assigned: Set<number>): number[] {
  const component: number[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (assigned.has(node)) continue;
    assigned.add(node);
    component.push(node);
    append(open, edges[node] ?? []);
  }
  return component;
}
