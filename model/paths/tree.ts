import type { PathUse } from '../nodes.ts';
import type { Place } from '../place.ts';
import { type PathSegment, type PathTemplate, readTemplate } from './template.ts';

/** A prefix of path keys: all keys that have it share the node, whatever they call their parameters. */
export interface PathNode {
  readonly segment: PathSegment | null;
  readonly parent: PathNode | null;
  readonly children: ReadonlyMap<string, PathNode>;
  /** The paths that end here: several where they differ in parameter names or a trailing slash only. */
  readonly ends: readonly PathUse[];
  /** The prefix as the key at its place writes it. */
  readonly prefix: string;
  /** The first of the shortest path keys that have the prefix. */
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

type MutableNode = Omit<{ -readonly [Key in keyof PathNode]: PathNode[Key] }, 'children' | 'ends'> & {
  readonly children: Map<string, MutableNode>;
  readonly ends: PathUse[];
  shortest: number;
};

/** Path keys as a tree of prefixes. Empty segments are left out. */
export function buildTree(uses: readonly PathUse[]): {
  readonly root: PathNode;
  readonly paths: readonly PathInTree[];
} {
  const root = newNode(null, null);
  const paths = uses.map((use) => {
    const template = readTemplate(use.key);
    const segments = template.segments.filter(({ text }) => text !== '');
    let node = root;
    let prefix = '';
    for (const segment of segments) {
      node = childOf(node, segment);
      prefix += `/${segment.name}${suffixOf(segment)}`;
      if (segments.length < node.shortest) Object.assign(node, { place: use.place, shortest: segments.length, prefix });
    }
    node.ends.push(use);
    return { use, template, node };
  });
  return { root, paths };
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

function childOf(node: MutableNode, segment: PathSegment): MutableNode {
  const key = keyOf(segment);
  let child = node.children.get(key);
  if (child === undefined) {
    child = newNode(segment, node);
    node.children.set(key, child);
  }
  return child;
}

function newNode(segment: PathSegment | null, parent: MutableNode | null): MutableNode {
  const depth = parent === null ? 0 : parent.depth + 1;
  return { segment, parent, children: new Map(), ends: [], prefix: '', place: null, depth, shortest: Infinity };
}

/** `orders.json` and the `orders` of `orders/{id}.json` are one prefix; `orders:cancel` is another one. */
function keyOf(segment: PathSegment): string {
  return `${segment.name.replace(/\{[^{}]*\}/g, PARAMETER)}${suffixOf(segment)}`;
}

function suffixOf({ customMethod }: PathSegment): string {
  return customMethod === null ? '' : `:${customMethod}`;
}
