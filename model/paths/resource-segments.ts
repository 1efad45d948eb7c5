import type { Description } from '../description/description.ts';
import type { Vocabulary } from '../text/words/declared-vocabulary.ts';
import { isLookupPhrase, partOfSpeech } from '../text/words/part-of-speech.ts';
import { grammaticalNumberOfName } from '../text/words/plural-names.ts';
import { splitWords } from '../text/words/split-words.ts';
import { imperatives, likelyImperatives, rarelyNouns } from '../text/words/word-lists.ts';
import type { ResourceSegment } from './classification.ts';
import { classifyPaths } from './classify.ts';

/**
 * The segments that name data resources for certain, each prefix once: collections and singletons. What an identifier
 * follows is a collection (statement 4.1/collection-plural). What selects from a collection without an identifier
 * (`records/today`) names no resource of its own.
 */
export function resourceSegments(description: Description): ResourceSegment[] {
  const { paths, segments } = classifyPaths(description);
  const identified = new Set<ResourceSegment>();
  const selecting = new Set<ResourceSegment>();
  for (const path of paths) {
    for (const [index, segment] of path.segments.entries()) {
      if (path.segments[index + 1]?.segment.kind === 'parameter') identified.add(segment);
      if (path.segments[index - 1]?.meaning === 'collection') selecting.add(segment);
    }
  }
  return segments.filter((segment) => {
    if (segment.meaning === 'collection') return identified.has(segment) || (segment.sure && !selecting.has(segment));
    return segment.meaning === 'singleton' && segment.sure;
  });
}

/**
 * True for a data resource that is named by a verb. Before a plural noun, only verbs that begin orders count: `cancel-orders`,
 * and not `connect-apps`. A verb that is rarely a noun (`update`) would name a collection in the plural, if it were one.
 */
export function isNamedByVerb({ segment: { name }, meaning }: ResourceSegment, vocabulary: Vocabulary): boolean {
  const reading = partOfSpeech(name, vocabulary);
  if (meaning === 'collection' && reading === 'both' && rarelyNouns.has(name)) return true;
  if (reading !== 'verb') return false;
  const [first = '', ...rest] = splitWords(name);
  if (rest.length === 0 || grammaticalNumberOfName(name, vocabulary) !== 'plural') return true;
  if (imperatives.has(first) || likelyImperatives.has(first) || vocabulary.verbs.has(first)) return true;
  return isLookupPhrase(first, rest.at(-1) ?? '');
}
