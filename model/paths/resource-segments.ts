import type { Description } from '../description/description.ts';
import type { Vocabulary } from '../text/words/declared-vocabulary.ts';
import { isLookupPhrase, partOfSpeech } from '../text/words/part-of-speech.ts';
import { grammaticalNumberOfName } from '../text/words/plural-names.ts';
import { splitWords } from '../text/words/split-words.ts';
import { imperatives, likelyImperatives, rarelyNouns } from '../text/words/word-lists.ts';
import { isChoice } from './choices.ts';
import type { ResourceSegment } from './classification.ts';
import { classifyPaths } from './classify.ts';

/**
 * The segments that name data resources with certainty, each prefix once: collections and singletons. A segment that an
 * identifier follows is a collection (4.1/collection-plural). A segment that selects from a collection without an
 * identifier (`records/today`) names no resource, nor does one behind an action (4.7/action-terminal).
 */
export function resourceSegments(description: Description): ResourceSegment[] {
  const { paths, segments } = classifyPaths(description);
  const identified = new Set<ResourceSegment>();
  const selecting = new Set<ResourceSegment>();
  const behindActions = new Set<ResourceSegment>();
  for (const path of paths) {
    const action = path.segments.findIndex(endsPath);
    if (action !== -1) for (const segment of path.segments.slice(action + 1)) behindActions.add(segment);
    for (const [index, segment] of path.segments.entries()) {
      const next = path.segments[index + 1]?.segment;
      if (next?.kind === 'parameter' && !isChoice(next, segment.segment, path.use.node)) identified.add(segment);
      if (path.segments[index - 1]?.meaning === 'collection') selecting.add(segment);
    }
  }
  return segments.filter((segment) => {
    if (behindActions.has(segment)) return false;
    if (segment.meaning === 'collection') return identified.has(segment) || (segment.sure && !selecting.has(segment));
    return segment.meaning === 'singleton' && segment.sure;
  });
}

/** True for an action or a search, behind which no path goes on (4.7/action-terminal). */
export function endsPath({ meaning, sure }: ResourceSegment): boolean {
  return sure && (meaning === 'action' || meaning === 'search');
}

/**
 * True for a data resource that is named by a verb (4.1/no-verbs). Before a plural noun, only verbs that begin commands
 * count: `cancel-orders`, and not `connect-apps`. As the name of a collection, a noun would be plural, so a singular
 * that is mostly a verb (`update`) counts as a verb.
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
