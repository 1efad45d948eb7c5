import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import { classifyPaths, type PathClassification, type ResourceSegment } from '../model/paths.ts';
import type { Place } from '../model/place.ts';

/** A path that has a sure action in it, with the first one. */
interface Subject {
  readonly place: Place;
  readonly path: PathClassification;
  readonly action: ResourceSegment;
}

/** Nothing follows an action in a path. */
export default defineFunction<Subject>({
  name: 'actionTerminal',
  options: null,
  subjects: (description) =>
    classifyPaths(description).paths.flatMap((path): Subject[] => {
      const action = path.segments.find(isAction);
      return action === undefined ? [] : [{ place: path.use.place, path, action }];
    }),
  judge: ({ path, action }) => {
    if (path.segments.at(-1) === action) return null;
    const following = path.segments.slice(path.segments.indexOf(action) + 1).map(({ segment }) => segment.text);
    const fact = `/${following.join('/')} follows the ${action.role} ${action.segment.name}`;
    return { message: `${plain(fact)}; end the path at ${plain(action.prefix)}, or at the resource before it` };
  },
});

function isAction({ role, sure }: ResourceSegment): boolean {
  return sure && (role === 'action' || role === 'search');
}
