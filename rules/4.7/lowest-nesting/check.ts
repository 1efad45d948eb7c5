import { defineFunction } from '../../../framework/define-function.ts';
import { plain } from '../../../framework/messages.ts';
import type { Place } from '../../../model/description/place.ts';
import { actionPaths } from '../../../model/paths/action-paths.ts';
import type { PathClassification } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { firstTooDeep } from '../../../model/paths/nesting.ts';
import { pathText } from '../../../model/paths/url-faults.ts';
import { isUniqueBelow } from '../../../model/resources/identifiers.ts';

export interface ActionNestingQuestionOptions {
  /** The most levels of sub-resources: what has more is told by another check. */
  readonly levels: number;
}

interface Subject {
  readonly place: Place;
  readonly path: PathClassification;
}

/** Asks of every action upon a sub-resource whether it could act on a resource at the top level. */
export default defineFunction<Subject, ActionNestingQuestionOptions>({
  name: 'actionNestingQuestion',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['levels'],
    properties: { levels: { type: 'integer' } },
  },
  subjects: (description) => actionPaths(description).map(({ path }) => ({ place: path.use.place, path })),
  judge: ({ path }, { levels }, description) => {
    const { segments, template, use } = path;
    const start = segments.findLastIndex(
      ({ segment }, index) => segment.kind === 'fixed' && segments[index + 1]?.segment.kind === 'parameter',
    );
    if (start < 1 || !segments.slice(0, start).some(({ segment }) => segment.kind === 'parameter')) return null;
    if (segments[start + 1]?.segment.parameterNames.some(isUniqueBelow) || firstTooDeep(path, levels)) return null;
    const all = template.segments.filter(({ text }) => text !== '');
    const before = all.slice(0, all.length - segments.length);
    const resource = pathText([...before, ...all.slice(all.length - segments.length + start, -1)]);
    const lower = pathText([...before, ...all.slice(all.length - segments.length + start)]);
    const twin = classifyPaths(description).paths.some(({ use: other }) => shape(other.key) === shape(resource));
    const condition = twin ? `${plain(resource)} is the same resource` : 'its identifier is unique by itself';
    return { message: `${plain(use.key)} acts on a sub-resource; move it to ${plain(lower)} if ${condition}` };
  },
});

function shape(key: string): string {
  return key.replaceAll(/\{[^{}]*\}/g, '{}');
}
