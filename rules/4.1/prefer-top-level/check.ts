import { defineFunction } from '../../../framework/define-function.ts';
import { plain } from '../../../framework/messages.ts';
import type { Place } from '../../../model/description/place.ts';
import type { PathClassification, ResourceSegment } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { firstTooDeep } from '../../../model/paths/nesting.ts';
import { pathText } from '../../../model/paths/url-faults.ts';
import { isUniqueBelow } from '../../../model/resources/identifiers.ts';

export interface TopLevelQuestionOptions {
  /** The most levels of sub-resources: what has more is told by another check. */
  readonly levels: number;
}

/** The path of one resource below another one, with the segment of its collection. */
interface Subject {
  readonly place: Place;
  readonly path: PathClassification;
  readonly collection: ResourceSegment;
}

/** Asks of every single sub-resource whether it could be a resource at the top level. */
export default defineFunction<Subject, TopLevelQuestionOptions>({
  name: 'topLevelQuestion',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['levels'],
    properties: { levels: { type: 'integer' } },
  },
  subjects: (description, { levels }) =>
    classifyPaths(description).paths.flatMap((path) => {
      const collection = path.segments.at(-2);
      const above = path.segments.slice(0, -2).some(({ segment }) => segment.kind === 'parameter');
      const asked = path.sure && path.class === 'item' && path.facts.methods.size > 0 && above;
      const answered = path.segments.at(-1)?.segment.parameterNames.some(isUniqueBelow) || firstTooDeep(path, levels);
      return asked && !answered && collection?.role === 'collection'
        ? [{ place: path.use.place, path, collection }]
        : [];
    }),
  judge: ({ path, collection }, _options, description) => {
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
