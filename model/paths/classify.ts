import { annotated, annotationOf } from '../annotations/annotations.ts';
import type { Description } from '../description/description.ts';
import { member } from '../description/json.ts';
import type { PathItemNode, PathUse } from '../description/nodes.ts';
import { byText } from '../description/place.ts';
import { appendTo } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { readVocabulary } from '../text/words/declared-vocabulary.ts';
import type { PathClassification, ResourceSegment } from './classification.ts';
import { isPostOnly, type PathFacts, pathFacts } from './facts.ts';
import { judgeFixed } from './judge-fixed.ts';
import { judgeItem } from './judge-item.ts';
import { defaultUrl, type PathUrl, pathUrls } from './path-urls.ts';
import { type NameReading, nameReader } from './segment-names.ts';
import { isIdentified, isQueueSegment, type RoleVerdict, roleOfEnd, roleOfIntermediate } from './segment-roles.ts';
import { type PathSegment, readTemplate } from './template.ts';
import { buildTree, type PathInTree, type PathNode, parameterChild } from './tree.ts';
import { type PathClass, sure, type Verdict } from './verdict.ts';

/** What the paths of a description are. */
export interface PathClasses {
  /** Every key of `paths`, in order. */
  readonly paths: readonly PathClassification[];
  /** The segments after version and namespace, each prefix once, in the order of the paths. */
  readonly segments: readonly ResourceSegment[];
  /** What a use of a path item is; webhooks and callbacks are `other`. */
  readonly of: (use: PathUse) => PathClassification;
  /** The keys of `paths` that lead to a path item, by text: several where they share it by reference, none for a webhook's. */
  readonly ofPathItem: (pathItem: PathItemNode) => readonly PathClassification[];
  /** The path under each server that holds for it, the default first. */
  readonly urlsOf: (path: PathClassification) => readonly PathUrl[];
}

/** Classifies the paths of a description, once. Linear in their number and length. */
export const classifyPaths: (description: Description) => PathClasses = memoize((description) =>
  new Classifier(description).classify(),
);

type MutableClassification = { -readonly [Key in keyof PathClassification]: PathClassification[Key] } & {
  children: PathClassification[];
};

const OVERRIDES: ReadonlySet<unknown> = new Set<PathClass>(['collection', 'singleton', 'action', 'search']);

class Classifier {
  private readonly description: Description;
  private readonly read: (segment: PathSegment) => NameReading;
  private readonly paths: readonly PathInTree[];
  private readonly facts = new Map<PathUse, PathFacts>();
  private readonly verdicts = new Map<PathUse, Verdict>();
  private readonly roles = new Map<PathNode, RoleVerdict>();
  private readonly segments = new Map<PathNode, ResourceSegment>();
  private readonly found = new Map<PathUse, MutableClassification>();
  private readonly byPathItem = new Map<PathItemNode, PathClassification[]>();
  private readonly inTree = new Map<PathUse, PathInTree>();
  private readonly urls = new Map<PathUse, PathUrl[]>();

  constructor(description: Description) {
    this.description = description;
    this.read = nameReader(readVocabulary(member(annotationOf(description.root), 'vocabulary')));
    this.paths = buildTree(description.paths).paths;
  }

  classify(): PathClasses {
    for (const path of this.paths) this.add(path);
    for (const path of this.paths) this.relate(path);
    for (const paths of this.byPathItem.values()) paths.sort((left, right) => byText(left.use.key, right.use.key));
    return {
      paths: [...this.found.values()],
      segments: [...this.segments.values()],
      of: (use) => this.found.get(use) ?? notAPath(use),
      ofPathItem: (pathItem) => this.byPathItem.get(pathItem) ?? [],
      urlsOf: ({ use }) => {
        const path = this.inTree.get(use);
        if (path === undefined) return [];
        const urls = this.urls.get(use) ?? pathUrls(this.description, path);
        this.urls.set(use, urls);
        return urls;
      },
    };
  }

  private add(path: PathInTree): void {
    const { use, template, node } = path;
    const { version, namespace, resource } = defaultUrl(this.description, path);
    const verdict =
      resource.length === 0
        ? this.overridden(use, withoutResource(path))
        : this.verdictOn(use, node, resource[0] === node);
    const segments = resource.map((each) => this.segmentAt(each, use));
    const levels = segments.filter(({ role }) => role !== null && !isActing(role) && role !== 'actions-index').length;
    const level = Math.max(0, levels - 1);
    this.inTree.set(use, path);
    this.found.set(use, {
      ...(template.query === null && template.fragment === null ? behindAction(verdict, segments) : doubted(verdict)),
      use,
      template,
      facts: this.factsOf(use, node),
      version,
      namespace,
      segments,
      level,
      isSubCollection: verdict.class === 'collection' && level > 0,
      endsInAction: verdict.class === 'action' || verdict.class === 'search',
      parent: null,
      children: [],
      itemOf: null,
    });
  }

  private relate({ use, node }: PathInTree): void {
    const path = this.found.get(use);
    if (path === undefined) return;
    if (use.node !== null) appendTo(this.byPathItem, use.node, path);
    let above = node.parent;
    while (above !== null && above.ends.length === 0) above = above.parent;
    const parent = this.firstAt(above);
    path.parent = parent;
    parent?.children.push(path);
    if (path.class === 'item') path.itemOf = this.firstAt(node.parent);
  }

  private firstAt(node: PathNode | null): MutableClassification | null {
    const [first] = node?.ends ?? [];
    return (first === undefined ? undefined : this.found.get(first)) ?? null;
  }

  private segmentAt(node: PathNode, use: PathUse): ResourceSegment {
    let known = this.segments.get(node);
    if (known === undefined) {
      known = this.newSegment(node, use);
      this.segments.set(node, known);
    }
    return known;
  }

  private newSegment(node: PathNode, use: PathUse): ResourceSegment {
    const segment = node.segment ?? EMPTY;
    const { prefix } = node;
    const place = node.place ?? use.place;
    if (segment.kind === 'fixed') return { segment, prefix, place, ...this.roleOf(node) };
    return { segment, prefix, place, role: null, sure: true, reason: 'It is a parameter.' };
  }

  private roleOf(node: PathNode): RoleVerdict {
    let role = this.roles.get(node);
    if (role === undefined) {
      role = this.judgeRole(node);
      this.roles.set(node, role);
    }
    return role;
  }

  private judgeRole(node: PathNode): RoleVerdict {
    if (isQueueSegment(node)) return { role: 'queue', sure: true, reason: 'It belongs to the request queue.' };
    const reading = this.read(node.segment ?? EMPTY);
    const { ends } = node;
    if (ends.length > 0)
      return roleOfEnd(
        ends.map((use) => this.verdictOn(use, node)),
        node,
        reading,
      );
    const below = parameterChild(node);
    const actsBelow = (below?.ends ?? []).every((use) => below !== undefined && isPostOnly(this.factsOf(use, below)));
    return roleOfIntermediate(node, reading, actsBelow && (below?.ends.length ?? 0) > 0);
  }

  private verdictOn(use: PathUse, node: PathNode, leads = false): Verdict {
    let verdict = this.verdicts.get(use);
    if (verdict === undefined) {
      verdict = this.overridden(use, this.judge(use, node, leads));
      this.verdicts.set(use, verdict);
    }
    return verdict;
  }

  private judge(use: PathUse, node: PathNode, leads: boolean): Verdict {
    const segment = node.segment ?? EMPTY;
    const facts = this.factsOf(use, node);
    const afterItem = node.parent?.segment?.kind === 'parameter';
    if (segment.kind === 'fixed') {
      const reading = this.read(segment);
      return judgeFixed({ node, facts, reading, identified: isIdentified(node), afterItem });
    }
    return judgeItem({ node, facts, leads, followsAction: isPostOnly(facts) && this.followsAction(node) });
  }

  private followsAction({ parent }: PathNode): boolean {
    if (parent?.segment?.kind !== 'fixed') return false;
    const { role, sure: certain } = this.roleOf(parent);
    return role === 'action' && certain;
  }

  private factsOf(use: PathUse, node: PathNode): PathFacts {
    let facts = this.facts.get(use);
    if (facts === undefined) {
      facts = pathFacts(use.node, node.segment?.name ?? '');
      this.facts.set(use, facts);
    }
    return facts;
  }

  /** What the description's author says about the path stands above all evidence. */
  private overridden(use: PathUse, verdict: Verdict): Verdict {
    const operations = (use.node?.operations ?? []).map(({ place }) => place);
    const places = [...operations, ...(use.node === null ? [] : [use.node.place]), use.place];
    const said = places.map((place) => annotated(place, 'resource')).find((value) => OVERRIDES.has(value));
    return said === undefined ? verdict : sure(said as PathClass, `The annotation x-lintel.resource says ${said}.`);
  }
}

const EMPTY: PathSegment = {
  text: '',
  kind: 'fixed',
  name: '',
  parameterNames: [],
  customMethod: null,
  extension: null,
  matrix: null,
  offset: 0,
};

function isActing(role: ResourceSegment['role']): boolean {
  return role === 'action' || role === 'search';
}

function withoutResource({ node }: PathInTree): Verdict {
  const last = node.segment?.text;
  return sure('other', last === undefined ? 'It has no segments.' : `It ends at “${last}”, before any resource.`);
}

/** What follows an action is no collection, whatever it is called (4.7/action-terminal). */
function behindAction(verdict: Verdict, segments: readonly ResourceSegment[]): Verdict {
  if (verdict.class !== 'collection') return verdict;
  const action = segments.slice(0, -1).find(({ role, sure: certain }) => certain && isActing(role));
  if (action === undefined) return verdict;
  return { ...verdict, sure: false, reason: `${verdict.reason} But it follows the action “${action.segment.name}”.` };
}

function doubted(verdict: Verdict): Verdict {
  return { ...verdict, sure: false, reason: `${verdict.reason} But the key holds a query or a fragment.` };
}

function notAPath(use: PathUse): PathClassification {
  const kind = use.kind === 'path' ? 'path of another description' : use.kind;
  return {
    ...sure('other', `It is a ${kind}: its requests are no paths of this service.`),
    use,
    template: readTemplate(use.key),
    facts: pathFacts(use.node, ''),
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
