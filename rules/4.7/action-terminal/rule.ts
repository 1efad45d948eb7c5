import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Place } from '../../../model/description/place.ts';
import type { PathClassification, ResourceSegment } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { type PathSegment, pathText } from '../../../model/paths/template.ts';
import { toPluralName, toSingularName } from '../../../model/text/words/plural-names.ts';

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
    const name = plain(action.segment.customMethod ?? action.segment.name);
    const fact = `${plain(pathText(all.slice(end)))} follows the ${action.meaning} ${name}`;
    const isBelowResource = segments.indexOf(action) > 0;
    return {
      message: `${fact}, which ends a path; ${remedyFor(all.slice(end - 1), all.slice(0, end), isBelowResource)}`,
    };
  },
});

/** An identifier goes before the action; of other segments it depends on what they are. */
function remedyFor(
  [action, next, ...more]: readonly PathSegment[],
  upTo: readonly PathSegment[],
  isBelowResource: boolean,
): string {
  const before = upTo.slice(0, -1);
  if (next?.kind === 'parameter' && more.length === 0 && action !== undefined) {
    return `write ${plain(pathText([...(isBelowResource ? ofCollection(before) : before), next, action]))}`;
  }
  const without = plain(pathText([...before, ...(next === undefined ? [] : [next]), ...more]));
  return `end the path at ${plain(pathText(upTo))}, or leave the action out: ${without}`;
}

/** The path with a plural at its end: an identifier follows it then, which makes it a collection (4.1/collection-plural). */
function ofCollection(path: readonly PathSegment[]): readonly Pick<PathSegment, 'text'>[] {
  const last = path.at(-1);
  return last?.kind === 'fixed' ? [...path.slice(0, -1), { text: toPluralName(toSingularName(last.text)) }] : path;
}

function isAction({ meaning, sure }: ResourceSegment): boolean {
  return sure && (meaning === 'action' || meaning === 'search');
}
