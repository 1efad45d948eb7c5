import type { PathUse } from '../description/nodes.ts';
import { byText, type Place } from '../description/place.ts';
import { type PathSegment, type PathTemplate, readTemplate } from './template.ts';

/** A prefix of path keys. All keys that have it share the node, whatever they call their parameters. */
export interface PathNode {
  /** The last segment of the prefix; null for the root, the empty prefix. */
  readonly segment: PathSegment | null;
  readonly parent: PathNode | null;
  readonly children: ReadonlyMap<string, SegmentNode>;
  /**
   * The paths that end here: several where they differ in parameter names or a trailing slash only, the shortest first,
   * then by text.
   */
  readonly ends: readonly PathInTree[];
}

/** A prefix with at least one segment. */
export interface SegmentNode extends PathNode {
  readonly segment: PathSegment;
  readonly parent: PathNode;
  /** The prefix as the key at its place writes it. */
  readonly prefix: string;
  /** The shortest path key that has the prefix; of several the first by text. */
  readonly place: Place;
  /** Number of segments in the prefix. */
  readonly depth: number;
}

/** A path key as it stands in the tree. */
export interface PathInTree {
  readonly use: PathUse;
  readonly template: PathTemplate;
  readonly node: PathNode | SegmentNode;
}

type Mutable<Node extends PathNode> = Omit<Node, 'children' | 'ends'> & {
  readonly children: Map<string, Mutable<SegmentNode>>;
  readonly ends: PathInTree[];
};

/** Path keys in a tree of prefixes, in the order of the keys. Empty segments are left out. */
export function buildTree(uses: readonly PathUse[]): PathInTree[] {
  const root: Mutable<PathNode> = { segment: null, parent: null, children: new Map(), ends: [] };
  const read = uses.map((use) => ({ use, template: readTemplate(use.key) }));
  const paths = new Map<PathUse, PathInTree>();
  // The shortest key first: a node's prefix and place are those of the key for which it is made.
  for (const { use, template, segments } of shortestFirst(read)) {
    let node: Mutable<PathNode> | Mutable<SegmentNode> = root;
    let prefix = '';
    for (const segment of segments) {
      prefix += `/${segment.name}${suffixOf(segment)}`;
      node = childOf(node, segment, prefix, use.place);
    }
    const path = { use, template, node };
    node.ends.push(path);
    paths.set(use, path);
  }
  return uses.flatMap((use) => paths.get(use) ?? []);
}

function shortestFirst(paths: readonly Omit<PathInTree, 'node'>[]) {
  return paths
    .map(({ use, template }) => ({ use, template, segments: template.segments.filter(({ text }) => text !== '') }))
    .sort((left, right) => left.segments.length - right.segments.length || byText(left.use.key, right.use.key));
}

/** The segments from the tree's root to a node. */
export function segmentsTo(node: PathNode): PathSegment[] {
  return nodesTo(node).map(({ segment }) => segment);
}

/** The nodes from the first segment to a node; none for the root. */
export function nodesTo(node: PathNode): SegmentNode[] {
  const nodes: SegmentNode[] = [];
  for (let current: PathNode | null = node; current !== null && isSegmentNode(current); current = current.parent) {
    nodes.push(current);
  }
  return nodes.reverse();
}

/** False for the root. */
export function isSegmentNode(node: PathNode): node is SegmentNode {
  return node.segment !== null;
}

/** The child that is a parameter and nothing else. */
export function parameterChild(node: PathNode): SegmentNode | undefined {
  return node.children.get(PARAMETER);
}

const PARAMETER = '{}';

function childOf(
  node: Mutable<PathNode> | Mutable<SegmentNode>,
  segment: PathSegment,
  prefix: string,
  place: Place,
): Mutable<SegmentNode> {
  const key = keyOf(segment);
  let child = node.children.get(key);
  if (child === undefined) {
    const depth = 'depth' in node ? node.depth + 1 : 1;
    child = { segment, parent: node, children: new Map(), ends: [], prefix, place, depth };
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
