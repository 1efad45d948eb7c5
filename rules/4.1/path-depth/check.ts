import { defineFunction } from '../../../framework/define-function.ts';
import { counted, plain } from '../../../framework/messages.ts';
import type { Place } from '../../../model/description/place.ts';
import type { ResourceSegment } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { firstTooDeep } from '../../../model/paths/nesting.ts';

export interface PathDepthOptions {
  /** The most levels of sub-resources. */
  readonly levels: number;
}

/** A path key with the segment at which it becomes too deep; null where it does not. */
interface Subject {
  readonly place: Place;
  readonly tooDeep: ResourceSegment | null;
}

/**
 * No path nests sub-resources deeper than the limit. The shortest path key of a branch that is too deep speaks for those
 * that go on after it.
 */
export default defineFunction<Subject, PathDepthOptions>({
  name: 'pathDepth',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['levels'],
    properties: { levels: { type: 'integer' } },
  },
  subjects: (description, { levels }) =>
    classifyPaths(description).paths.map((path) => ({ place: path.use.place, tooDeep: firstTooDeep(path, levels) })),
  judge: ({ place, tooDeep }, { levels }) => {
    if (tooDeep === null || tooDeep.place !== place) return null;
    const name = plain(tooDeep.segment.name);
    const fact = `${plain(tooDeep.prefix)} has ${counted(levels + 1, 'level')} of sub-resources`;
    return { message: `${fact}; nest at most ${levels}, and give ${name} a path of its own` };
  },
});
