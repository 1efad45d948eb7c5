import { annotated } from '../annotations/annotations.ts';
import { vocabularyOf } from '../annotations/vocabulary-of-description.ts';
import type { Description } from '../description/description.ts';
import type { PathUse } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { operationOf } from '../operations/operation-of-method.ts';
import { verbOfNoun, verbOfParticiple } from '../text/words/verb-of-noun.ts';
import { isPostOnly, type PathFacts, pathFacts } from './facts.ts';
import { FIXED_PATH_CLASSIFIERS } from './fixed-path-classifiers.ts';
import { PARAMETER_PATH_CLASSIFIERS } from './parameter-path-classifiers.ts';
import { defaultUrl, type PathUrl } from './path-urls.ts';
import { successSchema } from './response-shape.ts';
import {
  isIdentified,
  isQueueSegment,
  type MeaningVerdict,
  meaningOfEnd,
  meaningOfIntermediate,
} from './segment-meanings.ts';
import { isAlias, nameReader } from './segment-names.ts';
import { isSegmentNode, type PathInTree, parameterChild, type SegmentNode } from './tree.ts';
import { type Decision, firstDecision, type PathClass, sure } from './verdict.ts';

/**
 * What the paths and fixed segments of a description are. Each answer depends on its argument alone, and is kept.
 *
 * A path that ends in a fixed segment is decided by its own evidence; a fixed segment by the paths that end at it; a
 * path that ends in a parameter by its own evidence and the fixed segment before it.
 */
export interface PathVerdicts {
  /** The path under the first server that holds for it. */
  readonly urlOf: (path: PathInTree) => PathUrl;
  readonly factsOf: (path: PathInTree) => PathFacts;
  readonly verdictOf: (path: PathInTree) => Decision;
  readonly meaningOf: (fixed: SegmentNode) => MeaningVerdict;
}

/**
 * The verdicts on the paths of a description; nothing is decided before it is asked for. One function, since verdicts
 * and meanings ask for one another, and share what is remembered.
 */
export function pathVerdicts(description: Description): PathVerdicts {
  const vocabulary = vocabularyOf(description);
  const readName = nameReader(vocabulary);
  const urlOf = memoize((path: PathInTree) => defaultUrl(description, path));
  const factsOf = memoize(({ use, node: { segment } }: PathInTree) =>
    pathFacts(use.node, segment === null ? null : readName(segment)),
  );
  const verdictOf = memoize((path: PathInTree): Decision => annotatedVerdict(path.use) ?? judge(path));
  const meaningOf = memoize((node: SegmentNode): MeaningVerdict => {
    if (isQueueSegment(node)) return { meaning: 'queue', sure: true, reason: 'It belongs to the request queue.' };
    const reading = readName(node.segment);
    if (node.ends.length > 0) return meaningOfEnd(node.ends.map(verdictOf), node, reading);
    const below = parameterChild(node)?.ends ?? [];
    return meaningOfIntermediate(node, reading, {
      actsBelow: below.length > 0 && below.every((path) => isPostOnly(factsOf(path))),
      isBeforeVerb: isBeforeVerb(node),
    });
  });

  function isBeforeVerb(node: SegmentNode): boolean {
    return [...node.children.values()].some(({ segment, ends }) => {
      if (segment.kind !== 'fixed') return false;
      const { verb, words } = readName(segment);
      return words === 1 && (verb === 'verb' || (verb === 'both' && ends.some((path) => isPostOnly(factsOf(path)))));
    });
  }

  function judge(path: PathInTree): Decision {
    const { node } = path;
    if (!isSegmentNode(node)) return noResource(path);
    const facts = factsOf(path);
    const { segment, parent } = node;
    if (segment.kind === 'fixed') {
      return firstDecision(FIXED_PATH_CLASSIFIERS, {
        node,
        facts,
        reading: readName(segment),
        isIdentified: isIdentified(node),
        isAfterParameter: parent.segment !== null && (parent.segment.kind === 'parameter' || isAlias(parent.segment)),
        isBeforeVerb: isBeforeVerb(node),
        deed: verbOfNoun(segment.name, vocabulary) ?? verbOfParticiple(segment.name, vocabulary),
        answersAsAbove: answersAsAbove(path),
      });
    }
    const isFirst = urlOf(path).resource[0] === node;
    return firstDecision(PARAMETER_PATH_CLASSIFIERS, { node, facts, isFirst, isAfterAction: isSureAction(parent) });
  }

  function isSureAction(node: SegmentNode['parent']): boolean {
    if (!isSegmentNode(node) || node.segment.kind !== 'fixed') return false;
    const { meaning, sure: isSure } = meaningOf(node);
    return meaning === 'action' && isSure;
  }

  return { urlOf, factsOf, verdictOf, meaningOf };
}

const ANNOTATED: ReadonlySet<unknown> = new Set<PathClass>(['collection', 'singleton', 'action', 'search']);

/**
 * What `x-lintel.resource` says of a path, at one of its operations, its path item or its key; null where it says
 * nothing. The author of a description knows better than all evidence.
 */
export function annotatedVerdict(use: PathUse): Decision | null {
  const operations = (use.node?.operations ?? []).map(({ place }) => place);
  const places = [...operations, ...(use.node === null ? [] : [use.node.place]), use.place];
  const said = places.map((place) => annotated(place, 'resource')).find((value) => ANNOTATED.has(value));
  if (said === undefined) return null;
  const verdict = sure(said as PathClass, `The annotation x-lintel.resource says ${said}.`);
  return { ...verdict, classifier: 'annotation' };
}

/** True where POST has the schema with which GET of the path above answers. */
function answersAsAbove({ use, node }: PathInTree): boolean {
  const schema = successSchema(operationOf(use.node, 'post') ?? undefined);
  const above = node.parent?.ends ?? [];
  return (
    schema !== null && above.some((path) => successSchema(operationOf(path.use.node, 'get') ?? undefined) === schema)
  );
}

/** The verdict on a path with nothing after version and namespace. */
export function noResource({ node }: PathInTree): Decision {
  const last = node.segment?.text;
  const reason = last === undefined ? 'It has no segments.' : `It ends at “${last}”, before any resource.`;
  return { ...sure('other', reason), classifier: 'no-resource' };
}
