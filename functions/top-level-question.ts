import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import { classifyPaths, type PathClassification, type ResourceSegment } from '../model/paths.ts';
import type { Place } from '../model/place.ts';

/** The path of one resource below another one, with the segment of its collection. */
interface Subject {
  readonly place: Place;
  readonly path: PathClassification;
  readonly collection: ResourceSegment;
}

/** Asks of every single sub-resource whether it could be a resource at the top level. */
export default defineFunction<Subject>({
  name: 'topLevelQuestion',
  options: null,
  subjects: (description) =>
    classifyPaths(description).paths.flatMap((path) => {
      const collection = path.segments.at(-2);
      const single = path.sure && path.class === 'item' && path.level > 0 && path.facts.methods.size > 0;
      return single && collection?.role === 'collection' ? [{ place: path.use.place, path, collection }] : [];
    }),
  judge: ({ path, collection }, _options, description) => {
    const { name } = collection.segment;
    const twin = classifyPaths(description).paths.find(
      (other) => other.class === 'item' && other.level === 0 && other.segments.at(-2)?.segment.name === name,
    );
    const item = path.segments.at(-1)?.segment.text ?? '';
    const fact = `${plain(path.use.key)} addresses one of ${plain(name)} below another resource`;
    const remedy =
      twin === undefined
        ? `if ${plain(item)} is unique by itself, give it the top-level path ${plain(`/${name}/${item}`)}`
        : `${plain(twin.use.key)} may be enough`;
    return { message: `${fact}; ${remedy}` };
  },
});
