import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { Place } from '../../../model/description/place.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import type { PathClassification, ResourceSegment } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { spelledText } from '../../../model/paths/segment-spelling.ts';
import { pathText, withoutParameterNames } from '../../../model/paths/template.ts';
import { isUniqueBelow } from '../../../model/resources/identifiers.ts';
import { toSingular } from '../../../model/text/words/grammatical-number.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** The path of an item below another resource, with the segment of its collection. */
interface Subject {
  readonly place: Place;
  readonly path: PathClassification;
  readonly collection: ResourceSegment;
}

/** Asks of the path of every item below another resource whether the item could have a path at the top level. */
export default defineRule({
  id: 'prefer-top-level',
  statements: ['4.1/prefer-top-level'],
  severity: 'hint',
  summary: 'Single sub-resources have a path at the top level wherever their identifier is unique.',
  why: 'Whoever holds only the identifier of a sub-resource cannot build a path that goes through its parent, and two paths to one resource drift apart.',
  question: 'Are the identifiers of these sub-resources unique? Then they could have a path at the top level.',
  yieldsTo: ['path-depth'],
  subjects: (description) =>
    classifyPaths(description).paths.flatMap((path): Subject[] => {
      const collection = path.segments.at(-2);
      const above = path.segments.slice(0, -2).some(({ segment }) => segment.kind === 'parameter');
      const asked =
        path.sure && path.class === 'item' && path.facts.methods.size > 0 && above && path.classifier !== 'alias';
      // The segment of the tree is shared by keys that call the identifier otherwise.
      const answered = path.template.segments.at(-1)?.parameterNames.some(isUniqueBelow);
      return asked && !answered && collection?.meaning === 'collection'
        ? [{ place: path.use.place, path, collection }]
        : [];
    }),
  judge: ({ path, collection }, description) => {
    const topLevel = topLevelOf(path, collection.segment.text);
    const twin = classifyPaths(description).paths.find(
      ({ class: kind, use }) => kind === 'item' && same(use.key, topLevel),
    );
    if (isMembership(path, collection, twin !== undefined, description)) return null;
    const fact = `${plain(path.use.key)} addresses one of ${plain(collection.segment.name)} below another resource`;
    const remedy =
      twin === undefined
        ? `give it the path ${plain(topLevelOf(path, spelledText(collection.segment)))} if its identifier is unique by itself`
        : `leave it to ${plain(twin.use.key)} if that addresses the same`;
    return { message: `${fact}; ${remedy}` };
  },
});

/** Collections of those who belong to what stands before them in the path. */
const MEMBERS =
  /^(?:admin|assignee|attendee|collaborator|follower|guest|maintainer|member|moderator|owner|participant|recipient|reviewer|subscriber|watcher)$/;

/**
 * True for the relation of two resources, which both identifiers together name: `groups/{groupId}/members/{userId}`.
 * The last one is the identifier of something else, or the path cannot be read and something else is called the same.
 */
function isMembership(
  path: PathClassification,
  collection: ResourceSegment,
  hasTwin: boolean,
  description: Description,
): boolean {
  if (hasTwin && !path.facts.methods.has('get')) return true;
  const identified = splitWords(path.segments.at(-1)?.segment.parameterNames[0] ?? '')
    .slice(0, -1)
    .at(-1);
  const held = toSingular(splitWords(collection.segment.name).at(-1) ?? '');
  if (identified === undefined || toSingular(identified) === held) return false;
  return MEMBERS.test(held) || collectionNouns(description).has(toSingular(identified));
}

/** The singular of the last word in the name of each collection. */
const collectionNouns: (description: Description) => ReadonlySet<string> = memoize((description) => {
  const collections = classifyPaths(description).segments.filter(({ meaning }) => meaning === 'collection');
  return new Set(collections.map(({ segment }) => toSingular(splitWords(segment.name).at(-1) ?? '')));
});

/** The path with its last collection and identifier directly after version and namespace. */
function topLevelOf({ template, segments }: PathClassification, collection: string): string {
  const all = template.segments.filter(({ text }) => text !== '');
  return pathText([...all.slice(0, all.length - segments.length), { text: collection }, ...all.slice(-1)]);
}

function same(left: string, right: string): boolean {
  return withoutParameterNames(left) === withoutParameterNames(right);
}
