import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import type { Place } from '../model/description/place.ts';
import { isIdentifier } from '../model/paths/names.ts';
import { classifyPaths, type PathClassification } from '../model/paths/paths.ts';

interface Subject {
  readonly place: Place;
  readonly path: PathClassification;
}

/** In no path key do two identifiers follow one another. */
export default defineFunction<Subject>({
  name: 'adjacentIds',
  options: null,
  subjects: (description) => classifyPaths(description).paths.map((path) => ({ place: path.use.place, path })),
  judge: ({ path: { template } }) => {
    const segments = template.segments.filter(({ text }) => text !== '');
    const at = segments.findIndex((segment, index) => {
      const next = segments[index + 1];
      return next !== undefined && isIdentifier(segment) && isIdentifier(next);
    });
    const [first, second] = segments.slice(at, at + 2);
    if (at === -1 || first === undefined || second === undefined) return null;
    return {
      message: `in the path ${plain(template.text)}, ${plain(second.name)} follows ${plain(first.name)}; write the name of a sub-resource between them`,
    };
  },
});
