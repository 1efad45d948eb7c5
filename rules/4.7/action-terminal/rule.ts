import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Place } from '../../../model/description/place.ts';
import type { PathClassification, ResourceSegment } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { pathText } from '../../../model/paths/template.ts';

/** A path that has a sure action in it, with the first one. */
interface Subject {
  readonly place: Place;
  readonly path: PathClassification;
  readonly action: ResourceSegment;
}

/** Nothing follows an action in a path. */
export default defineRule({
  id: 'action-terminal',
  statements: ['4.7/action-terminal'],
  severity: 'error',
  summary: 'An action is the last segment of its path.',
  why: 'What an action does is no resource and holds none, so a path that goes on behind it addresses nothing.',
  subjects: (description) =>
    classifyPaths(description).paths.flatMap((path): Subject[] => {
      const action = path.segments.find(isAction);
      return action === undefined ? [] : [{ place: path.use.place, path, action }];
    }),
  judge: ({ path, action }) => {
    const { segments, template } = path;
    if (segments.at(-1) === action) return null;
    const all = template.segments.filter(({ text }) => text !== '');
    const end = all.length - segments.length + segments.indexOf(action) + 1;
    const fact = `${plain(pathText(all.slice(end)))} follows the ${action.meaning} ${plain(action.segment.name)}`;
    return { message: `${fact}; end the path at ${plain(pathText(all.slice(0, end)))} or at the resource before it` };
  },
});

function isAction({ meaning, sure }: ResourceSegment): boolean {
  return sure && (meaning === 'action' || meaning === 'search');
}
