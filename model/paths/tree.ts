import type { PathUse } from '../description/nodes.ts';
import { byText, type Place } from '../description/place.ts';
import { type PathSegment, type PathTemplate, readTemplate } from './template.ts';

/** A prefix of path keys: all keys that have it share the node, whatever they call their parameters. */
export interface PathNode {
  readonly segment: PathSegment | null;
  readonly parent: PathNode | null;
  readonly children: ReadonlyMap<string, PathNode>;
  /** The paths that end here: several where they differ in parameter names or a trailing slash only, the shortest first, then by text. */
  readonly ends: readonly PathUse[];
  /** The prefix as the key at its place writes it. */
  readonly prefix: string;
  /** The shortest path key that has the prefix; of several the first by text. */
  readonly place: Place | null;
  /** Number of segments up to here. */
  readonly depth: number;
}

/** A path key as it stands in the tree. */
export interface PathInTree {
  readonly use: PathUse;
  readonly template: PathTemplate;
  readonly node: PathNode;
}

type MutableNode = Omit<PathNode, 'children' | 'ends'> & {
  readonly children: Map<string, MutableNode>;
  readonly ends: PathUse[];
};

/** Path keys as a tree of prefixes. Empty segments are left out. */
export function buildTree(uses: readonly PathUse[]): {
  readonly root: PathNode;
  readonly paths: readonly PathInTree[];
} {
  const root: MutableNode = {
    segment: null,
    parent: null,
    children: new Map(),
    ends: [],
    prefix: '',
    place: null,
    depth: 0,
  };
  const read = uses.map((use) => ({ use, template: readTemplate(use.key) }));
  const nodes = new Map<PathUse, PathNode>();
  // A node is made for the key that it stands at.
  for (const { use, segments } of shortestFirst(read)) {
    let node = root;
    let prefix = '';
    for (const segment of segments) {
      prefix += `/${segment.name}${suffixOf(segment)}`;
      node = childOf(node, segment, prefix, use.place);
    }
    node.ends.push(use);
    nodes.set(use, node);
  }
  return { root, paths: read.map((path) => ({ ...path, node: nodes.get(path.use) ?? root })) };
}

function shortestFirst(paths: readonly Omit<PathInTree, 'node'>[]) {
  return paths
    .map(({ use, template }) => ({ use, segments: template.segments.filter(({ text }) => text !== '') }))
    .sort((left, right) => left.segments.length - right.segments.length || byText(left.use.key, right.use.key));
}

/** The segments from the tree's root to a node. */
export function segmentsTo(node: PathNode): PathSegment[] {
  return nodesTo(node).flatMap(({ segment }) => (segment === null ? [] : [segment]));
}

/** The nodes from the first segment to a node. */
export function nodesTo(node: PathNode): PathNode[] {
  const nodes: PathNode[] = [];
  for (let current: PathNode | null = node; current !== null && current.segment !== null; current = current.parent) {
    nodes.push(current);
  }
  return nodes.reverse();
}

/** The child that is a parameter and nothing else. */
export function parameterChild(node: PathNode): PathNode | undefined {
  return node.children.get(PARAMETER);
}

const PARAMETER = '{}';

function childOf(node: MutableNode, segment: PathSegment, prefix: string, place: Place): MutableNode {
  const key = keyOf(segment);
  let child = node.children.get(key);
  if (child === undefined) {
    child = { segment, parent: node, children: new Map(), ends: [], prefix, place, depth: node.depth + 1 };
    node.children.set(key, child);
  }
  return child;
}

/** `orders.json` and the `orders` of `orders/{id}.json` are one prefix; `orders:cancel` is another one. */
function keyOf(segment: PathSegment): string {
  return `${segment.name.replace(/\{[^{}]*\}/g, PARAMETER)}${suffixOf(segment)}`;
}

function suffixOf({ customMethod }: PathSegment): string {
  return customMethod === null ? '' : `:${customMethod}`;
}
