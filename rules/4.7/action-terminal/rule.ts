import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { collectionOfParameter } from '../../../model/collections/collection-names.ts';
import type { Description } from '../../../model/description/description.ts';
import type { Place } from '../../../model/description/place.ts';
import { countEach } from '../../../model/lib/count-each.ts';
import { groupBy } from '../../../model/lib/group-by.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import type { PathClassification, ResourceSegment } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { endsPath } from '../../../model/paths/resource-segments.ts';
import { spelledText } from '../../../model/paths/segment-spelling.ts';
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
  subjects: pathsWithAction,
  judge: (subject, description) => {
    const { action } = subject;
    const continued = continuedPath(subject);
    if (continued === null) return null;
    const name = plain(action.segment.customMethod ?? action.segment.name);
    const called = action.meaning === name ? name : `${action.meaning} ${name}`;
    const fact = `${plain(pathText(continued.behind))} follows the ${called}`;
    const remedy = remedyFor(continued, description);
    return { message: `${fact}, which ends a path; ${remedy}` };
  },
});

function pathsWithAction(description: Description): Subject[] {
  return classifyPaths(description).paths.flatMap((path): Subject[] => {
    const action = path.segments.find(endsPath);
    return action === undefined ? [] : [{ place: path.use.place, path, action }];
  });
}

/** A path that goes on behind an action. */
interface Continued {
  /** The path up to and with the action. */
  readonly upTo: readonly PathSegment[];
  /** What follows the action. */
  readonly behind: readonly PathSegment[];
  /** The segment of a resource before the action; null where it comes first. */
  readonly above: ResourceSegment | null;
}

/** The path of a subject; null where it ends in the action. */
function continuedPath({ path: { segments, template }, action }: Subject): Continued | null {
  if (segments.at(-1) === action) return null;
  const all = template.segments.filter(({ text }) => text !== '');
  const end = all.length - segments.length + segments.indexOf(action) + 1;
  return { upTo: all.slice(0, end), behind: all.slice(end), above: segments[segments.indexOf(action) - 1] ?? null };
}

function withoutAction({ upTo, behind }: Pick<Continued, 'upTo' | 'behind'>): string {
  return `/${[...upTo.slice(0, -1), ...behind].map(spelledText).join('/')}`;
}

/** How many paths of the description have a text, or would have it without their action. */
const timesProposed: (description: Description) => ReadonlyMap<string, number> = memoize((description) => {
  const known = classifyPaths(description).paths.map(({ template }) => pathText(template.segments));
  const proposed = pathsWithAction(description)
    .flatMap((subject) => continuedPath(subject) ?? [])
    .map(withoutAction);
  return countEach([...known, ...proposed]);
});

/** An identifier goes before the action; of other segments it depends on what they are. */
function remedyFor({ upTo, behind, above }: Continued, description: Description): string {
  const before = upTo.slice(0, -1).map(spelledText);
  const ended = `/${upTo.map(spelledText).join('/')}`;
  const [next, ...more] = behind;
  const action = upTo.at(-1);
  if (next?.kind !== 'parameter' || more.length > 0 || action === undefined) {
    const without = withoutAction({ upTo, behind });
    const isFree = timesProposed(description).get(without) === 1;
    return `end the path at ${plain(ended)}${isFree ? `, or leave the action out: ${plain(without)}` : ''}`;
  }
  const [parameter = ''] = next.parameterNames;
  if (above?.meaning === null) return `end the path at ${plain(ended)}, and send ${plain(parameter)} in the body`;
  const item = itemWith(next, before, above, description);
  if (item !== null) return `write ${plain(`${item}/${withoutResource(spelledText(action), item)}`)}`;
  const open = `/${[...before, '{collection}', next.text, spelledText(action)].join('/')}`;
  return `put the action behind what ${plain(next.text)} identifies: ${plain(open)}, or send ${plain(parameter)} in its body`;
}

/**
 * The path of what the identifier stands for: that of the description, or the one that the name before it, or its own,
 * gives.
 */
function itemWith(
  identifier: PathSegment,
  before: readonly string[],
  above: ResourceSegment | null,
  description: Description,
): string | null {
  const collection = collectionOfParameter(identifier.parameterNames[0] ?? '');
  // `{id}` may stand for anything; `{orderId}` is an order wherever it ends a path.
  const known = collection === null ? [] : (itemsByIdentifier(description).get(identifier.text) ?? []);
  // Of several that begin alike, the shortest is the item: `templates/files/{templateId}` are its files.
  const [best] = known.toSorted(
    (left, right) =>
      sharedLength(right, before) - sharedLength(left, before) ||
      left.template.segments.length - right.template.segments.length,
  );
  if (best !== undefined) return `/${best.template.segments.map(spelledText).join('/')}`;
  if (above === null) return collection === null ? null : `/${[...before, collection, identifier.text].join('/')}`;
  // What an identifier follows is a collection, whose name is plural (4.1/collection-plural).
  const plural = toPluralName(toSingularName(before.at(-1) ?? ''));
  return `/${[...before.slice(0, -1), plural, identifier.text].join('/')}`;
}

/** `cancel` for `cancel-order`, below `orders/{orderId}`. */
function withoutResource(action: string, item: string): string {
  const collection = item.split('/').at(-2) ?? '';
  const [verb = action, ...noun] = action.split('-');
  return noun.length > 0 && toSingularName(noun.join('-')) === toSingularName(collection) ? verb : action;
}

/** The items of the description by their last segment: `{orderId}`. */
const itemsByIdentifier: (description: Description) => ReadonlyMap<string, readonly PathClassification[]> = memoize(
  (description) =>
    groupBy(
      classifyPaths(description).paths.filter((path) => path.class === 'item' && !path.segments.some(endsPath)),
      ({ segments }) => segments.at(-1)?.segment.text ?? '',
    ),
);

/** How many segments two paths begin with alike. */
function sharedLength({ template: { segments } }: PathClassification, before: readonly string[]): number {
  const differing = segments.findIndex((segment, index) => spelledText(segment) !== before[index]);
  return differing === -1 ? segments.length : differing;
}
