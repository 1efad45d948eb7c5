import type { Description } from '../description/description.ts';
import { imperatives, likelyImperatives, rarelyNouns } from '../text/words/own-words.ts';
import { isLookup } from '../text/words/verb-reading.ts';
import { isPluralName, splitWords, type Vocabulary, verbReading } from '../text/words/words.ts';
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
      if (path.segments[index - 1]?.role === 'collection') selecting.add(segment);
    }
  }
  return segments.filter((segment) => {
    if (segment.role === 'collection') return identified.has(segment) || (segment.sure && !selecting.has(segment));
    return segment.role === 'singleton' && segment.sure;
  });
}

/**
 * True for a data resource that is named by a verb. Before a plural noun, only verbs that begin orders count: `cancel-orders`,
 * and not `connect-apps`. A verb that is rarely a noun (`update`) would name a collection in the plural, if it were one.
 */
export function isNamedByVerb({ segment: { name }, role }: ResourceSegment, vocabulary: Vocabulary): boolean {
  const reading = verbReading(name, vocabulary);
  if (role === 'collection' && reading === 'both' && rarelyNouns.has(name)) return true;
  if (reading !== 'verb') return false;
  const [first = '', ...rest] = splitWords(name);
  if (rest.length === 0 || isPluralName(name, vocabulary) !== 'plural') return true;
  if (imperatives.has(first) || likelyImperatives.has(first) || vocabulary.verbs.has(first)) return true;
  return isLookup(first, rest.at(-1) ?? '');
}
