import type { Description } from '../description/description.ts';
import type { PathItemNode, PathUse } from '../description/nodes.ts';
import { byText } from '../description/place.ts';
import { groupBy } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import type { PathClassification, ResourceSegment } from './classification.ts';
import { pathFacts } from './facts.ts';
import { type PathUrl, pathUrls } from './path-urls.ts';
import { annotatedVerdict, noResource, type PathVerdicts, pathVerdicts } from './path-verdicts.ts';
import { isAlias } from './segment-names.ts';
import { readTemplate } from './template.ts';
import { buildTree, type PathInTree, type PathNode, type SegmentNode } from './tree.ts';
import { type Decision, sure } from './verdict.ts';

/** What the paths of a description are. */
export interface PathClasses {
  /** Every key of `paths`, in order. */
  readonly paths: readonly PathClassification[];
  /** The segments after version and namespace, each prefix once, in the order of the paths. */
  readonly segments: readonly ResourceSegment[];
  /** What a use of a path item is; webhooks and callbacks are `other`. */
  readonly of: (use: PathUse) => PathClassification;
  /**
   * The keys of `paths` that lead to a path item, by text: several where they share it by reference, none for a
   * webhook's.
   */
  readonly ofPathItem: (pathItem: PathItemNode) => readonly PathClassification[];
  /** The path under each server that holds for it, the default first; empty for what is no path of the description. */
  readonly urlsOf: (path: PathClassification) => readonly PathUrl[];
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };
type MutableClassification = Mutable<PathClassification> & { children: PathClassification[] };

/** Classifies the paths of a description, once. Linear in their number and length. */
export const classifyPaths: (description: Description) => PathClasses = memoize((description) => {
  const tree = buildTree(description.paths);
  const verdicts = pathVerdicts(description);
  const segmentAt = memoize((node: SegmentNode) => resourceSegment(node, verdicts));
  const found = new Map(tree.map((path) => [path.use, classification(path, verdicts, segmentAt)]));
  relate(tree, found);
  const paths = [...found.values()];
  const inTree = new Map(tree.map((path) => [path.use, path]));
  const byPathItem = groupBy(
    paths.toSorted((left, right) => byText(left.use.key, right.use.key)),
    ({ use }) => use.node,
  );
  return {
    paths,
    segments: [...new Set(paths.flatMap(({ segments }) => segments))],
    of: (use) => found.get(use) ?? notAPath(use),
    ofPathItem: (pathItem) => byPathItem.get(pathItem) ?? [],
    urlsOf: memoize(({ use }) => {
      const path = inTree.get(use);
      return path === undefined ? [] : pathUrls(description, path);
    }),
  };
});

function classification(
  path: PathInTree,
  { urlOf, factsOf, verdictOf }: PathVerdicts,
  segmentAt: (node: SegmentNode) => ResourceSegment,
): MutableClassification {
  const { use, template } = path;
  const { version, namespace, resource } = urlOf(path);
  const verdict = resource.length > 0 ? verdictOf(path) : (annotatedVerdict(use) ?? noResource(path));
  const segments = resource.map(segmentAt);
  const levels = segments.filter(
    ({ meaning }) => meaning !== null && !isActing(meaning) && meaning !== 'actions-index',
  ).length;
  const level = Math.max(0, levels - 1);
  const hasQuery = template.query !== null || template.fragment !== null;
  return {
    ...(hasQuery ? doubted(verdict, 'the key holds a query or a fragment') : behindAction(verdict, segments)),
    use,
    template,
    facts: factsOf(path),
    version,
    namespace,
    segments,
    level,
    isSubCollection: verdict.class === 'collection' && level > 0,
    endsInAction: isActing(verdict.class),
    parent: null,
    children: [],
    itemOf: null,
  };
}

function resourceSegment(node: SegmentNode, { meaningOf }: PathVerdicts): ResourceSegment {
  const { segment, prefix, place } = node;
  const isName = segment.kind === 'fixed' && (segment.customMethod !== null || !isAlias(segment));
  const verdict = isName
    ? meaningOf(node)
    : { meaning: null, sure: true, reason: 'It is, or stands for, an identifier.' };
  return { segment, prefix, place, ...verdict };
}

/** Fills in the parent and the children of every path, and the collection of every item. */
function relate(tree: readonly PathInTree[], found: ReadonlyMap<PathUse, MutableClassification>): void {
  const firstAt = (node: PathNode | null) => {
    const [first] = node?.ends ?? [];
    return (first === undefined ? undefined : found.get(first.use)) ?? null;
  };
  for (const { use, node } of tree) {
    const path = found.get(use);
    if (path === undefined) continue;
    let above = node.parent;
    while (above !== null && above.ends.length === 0) above = above.parent;
    const parent = firstAt(above);
    path.parent = parent;
    parent?.children.push(path);
    if (path.class === 'item') path.itemOf = firstAt(node.parent);
  }
}

function isActing(kind: string | null): boolean {
  return kind === 'action' || kind === 'search';
}

/** What follows an action is not a collection, whatever it is called: 4.7/action-terminal reports it. */
function behindAction(verdict: Decision, segments: readonly ResourceSegment[]): Decision {
  if (verdict.class !== 'collection') return verdict;
  const action = segments.slice(0, -1).find(({ meaning, sure: isSure }) => isSure && isActing(meaning));
  return action === undefined ? verdict : doubted(verdict, `it follows the action “${action.segment.name}”`);
}

function doubted(verdict: Decision, doubt: string): Decision {
  return { ...verdict, sure: false, reason: `${verdict.reason} But ${doubt}.` };
}

function notAPath(use: PathUse): PathClassification {
  const kind = use.kind === 'path' ? 'path of another description' : use.kind;
  return {
    ...sure('other', `It is a ${kind}: its requests are no paths of this service.`),
    classifier: 'not-a-path',
    use,
    template: readTemplate(use.key),
    facts: pathFacts(use.node, null),
    version: null,
    namespace: null,
    segments: [],
    level: 0,
    isSubCollection: false,
    endsInAction: false,
    parent: null,
    children: [],
    itemOf: null,
  };
}
