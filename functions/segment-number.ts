import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import { isPluralOfOne, nameReader } from '../model/paths/names.ts';
import type { ResourceSegment } from '../model/paths.ts';
import { resourceSegments } from '../model/resource-segments.ts';
import { vocabularyOf } from '../model/vocabulary.ts';
import { isPluralName, toPluralName, toSingularName } from '../model/words.ts';

/**
 * Collections have plural names, singletons singular ones. A segment is judged once, where the number of its name is sure. Plurals that name one thing as often as many (`settings`) are right for both.
 */
export default defineFunction<ResourceSegment>({
  name: 'segmentNumber',
  options: null,
  subjects: resourceSegments,
  judge: ({ segment, role, prefix }, _options, description) => {
    const vocabulary = vocabularyOf(description);
    const number = isPluralName(segment.name, vocabulary);
    if (role === 'collection') {
      if (number !== 'singular') return null;
      return { message: `the collection ${plain(prefix)} has a singular name; write ${toPluralName(segment.name)}` };
    }
    if (number !== 'plural' || isPluralOfOne(nameReader(vocabulary)(segment))) return null;
    return { message: `the singleton ${plain(prefix)} has a plural name; write ${toSingularName(segment.name)}` };
  },
});
