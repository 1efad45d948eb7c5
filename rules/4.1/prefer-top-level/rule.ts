import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Place } from '../../../model/description/place.ts';
import type { PathClassification, ResourceSegment } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { pathText } from '../../../model/paths/template.ts';
import { isUniqueBelow } from '../../../model/resources/identifiers.ts';

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
      const answered = path.segments.at(-1)?.segment.parameterNames.some(isUniqueBelow);
      return asked && !answered && collection?.meaning === 'collection'
        ? [{ place: path.use.place, path, collection }]
        : [];
    }),
  judge: ({ path, collection }, description) => {
    const topLevel = topLevelOf(path);
    const twin = classifyPaths(description).paths.find(
      ({ class: kind, use }) => kind === 'item' && same(use.key, topLevel),
    );
    const fact = `${plain(path.use.key)} addresses one of ${plain(collection.segment.name)} below another resource`;
    const remedy =
      twin === undefined
        ? `give it the path ${plain(topLevel)} if its identifier is unique by itself`
        : `leave it to ${plain(twin.use.key)} if that addresses the same`;
    return { message: `${fact}; ${remedy}` };
  },
});

/** The path with its last collection and identifier directly after version and namespace. */
function topLevelOf({ template, segments }: PathClassification): string {
  const all = template.segments.filter(({ text }) => text !== '');
  return pathText([...all.slice(0, all.length - segments.length), ...all.slice(-2)]);
}

function same(left: string, right: string): boolean {
  const shape = (key: string) => key.replaceAll(/\{[^{}]*\}/g, '{}');
  return shape(left) === shape(right);
}
