import { noVocabulary } from '../text/words/declared-vocabulary.ts';
import { lexiconClass } from '../text/words/lexicon.ts';
import type { LexiconClass } from '../text/words/lexicon-classes.ts';
import { partOfSpeech } from '../text/words/part-of-speech.ts';
import { toSingularName } from '../text/words/plural-names.ts';
import { splitWords } from '../text/words/split-words.ts';
import { isBeforeChoice } from './choices.ts';
import type { SegmentMeaning } from './classification.ts';
import { isIdentifier, isSearchName, type NameReading } from './segment-names.ts';
import { parameterChild, type SegmentNode } from './tree.ts';
import type { Verdict } from './verdict.ts';

/** What a fixed segment is, and why. */
export interface MeaningVerdict {
  readonly meaning: SegmentMeaning;
  readonly sure: boolean;
  readonly reason: string;
}

/** True where an identifier follows the node in some path, and no choice. */
export function isIdentified(node: SegmentNode): boolean {
  const segment = parameterChild(node)?.segment ?? null;
  return segment !== null && isIdentifier(segment) && !isBeforeChoice(node);
}

/** True for both fixed segments of the request queue. */
export function isQueueSegment({ segment, parent, children }: SegmentNode): boolean {
  if (segment.name === 'queue') return children.has('requests');
  return segment.name === 'requests' && parent.segment?.name === 'queue';
}

/** The meaning of a segment at which paths end, by the verdicts on these paths. */
export function meaningOfEnd(verdicts: readonly Verdict[], node: SegmentNode, reading: NameReading): MeaningVerdict {
  const [first] = verdicts;
  if (first === undefined) return { meaning: 'unknown', sure: false, reason: 'No path ends here.' };
  const meaning = meaningOfClass(first, node, reading);
  const agree = verdicts.every((verdict) => verdict.sure && verdict.class === first.class);
  return { meaning, sure: agree && meaning !== 'unknown', reason: first.reason };
}

function meaningOfClass(verdict: Verdict, node: SegmentNode, reading: NameReading): SegmentMeaning {
  switch (verdict.class) {
    case 'collection':
    case 'singleton':
    case 'action':
    case 'search':
    case 'queue':
      return verdict.class;
    case 'upload':
      return isIdentified(node) ? 'collection' : 'unknown';
    case 'other':
      return reading.name === 'actions' && verdict.sure ? 'actions-index' : 'unknown';
    default:
      return 'unknown';
  }
}

/**
 * True for a verb; for `merge` to an item, which is a thing of some domains, but mostly what is done; and for
 * `orders/release/{orderId}`, whose identifier is not that of a release.
 */
function isDone({ verb, words, last }: NameReading, node: SegmentNode): boolean {
  if (verb !== 'both') return verb === 'verb';
  if (words !== 1) return false;
  if (node.parent.segment?.kind === 'parameter') return MAINLY_VERBS.has(lexiconClass(last));
  return lexiconClass(last) !== undefined && identifiesAbove(node);
}

/** True where the identifier that follows is named after the collection that stands before. */
function identifiesAbove(node: SegmentNode): boolean {
  const above = node.parent.segment?.name ?? '';
  const [parameter = ''] = parameterChild(node)?.segment.parameterNames ?? [];
  const one = toSingularName(above);
  return one !== above && splitWords(parameter).slice(0, -1).join('-') === one;
}

const MAINLY_VERBS: ReadonlySet<LexiconClass | undefined> = new Set<LexiconClass>(['verb', 'verbOrNoun']);

/** What stands below a segment at which no path ends. */
export interface Below {
  /** Paths end at the parameter after it, and have POST only. */
  readonly actsBelow: boolean;
  readonly isBeforeVerb: boolean;
}

/** True for `search/{query}`, not for `search/{searchId}`, which is a search that is kept. */
function isSoughtBehind(node: SegmentNode): boolean {
  const words = splitWords(parameterChild(node)?.segment.parameterNames[0] ?? '');
  return !words.includes('search') && !/^(?:id|uuid|guid|key|token|sid|slug)$/.test(words.at(-1) ?? 'id');
}

/** The meaning of a segment at which no path ends. */
export function meaningOfIntermediate(
  node: SegmentNode,
  reading: NameReading,
  { actsBelow, isBeforeVerb }: Below,
): MeaningVerdict {
  const name = `“${reading.name}”`;
  if (isIdentified(node)) {
    if (reading.name === 'search' && isSoughtBehind(node))
      return { meaning: 'search', sure: true, reason: `What is searched for follows ${name}.` };
    return actsBelow && isDone(reading, node)
      ? {
          meaning: 'action',
          sure: true,
          reason: `${name} is a verb, and the path that goes on after it has POST only.`,
        }
      : { meaning: 'collection', sure: true, reason: `An identifier follows ${name}.` };
  }
  if (reading.name === 'actions') return { meaning: 'actions-index', sure: true, reason: 'Actions stand below it.' };
  if (isBeforeVerb && reading.words > 1 && partOfSpeech(reading.first, noVocabulary) !== 'verb') {
    return { meaning: 'unknown', sure: false, reason: `A verb follows ${name}, which may be a compound noun.` };
  }
  if (isSearchName(reading))
    return { meaning: 'search', sure: true, reason: `${name} is a search at which no path ends.` };
  if (reading.verb === 'verb') {
    return { meaning: 'action', sure: true, reason: `${name} is a verb at which no path ends.` };
  }
  return { meaning: 'unknown', sure: false, reason: `No path ends at ${name}, and no identifier follows it.` };
}
