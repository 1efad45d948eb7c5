import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { actionPaths } from '../../../model/paths/action-paths.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { pathText, withoutParameterNames } from '../../../model/paths/template.ts';
import { isUniqueBelow } from '../../../model/resources/identifiers.ts';

/** Asks of every action upon a sub-resource whether it could have a path at the top level. */
export default defineRule({
  id: 'lowest-nesting',
  statements: ['4.7/lowest-nesting'],
  severity: 'hint',
  summary: 'An action has the shortest path that names what it acts on.',
  why: 'Each resource above the one that is acted on is one more identifier that a caller must hold, and that can be wrong.',
  answeredBy: ['resource'],
  question: 'Could these actions stand below the resource itself, without its parents?',
  yieldsTo: ['path-depth'],
  subjects: (description) => actionPaths(description).map(({ path }) => ({ place: path.use.place, path })),
  judge: ({ path }, description) => {
    const { segments, template, use } = path;
    const start = segments.findLastIndex(
      ({ segment }, index) => segment.kind === 'fixed' && segments[index + 1]?.segment.kind === 'parameter',
    );
    if (start < 1 || !segments.slice(0, start).some(({ segment }) => segment.kind === 'parameter')) return null;
    if (segments[start + 1]?.segment.parameterNames.some(isUniqueBelow)) return null;
    const all = template.segments.filter(({ text }) => text !== '');
    const before = all.slice(0, all.length - segments.length);
    const resource = pathText([...before, ...all.slice(all.length - segments.length + start, -1)]);
    const lower = pathText([...before, ...all.slice(all.length - segments.length + start)]);
    const twin = classifyPaths(description).paths.some(
      ({ use: other }) => withoutParameterNames(other.key) === withoutParameterNames(resource),
    );
    const condition = twin ? `${plain(resource)} is the same resource` : 'its identifier is unique by itself';
    return { message: `${plain(use.key)} acts on a sub-resource; move it to ${plain(lower)} if ${condition}` };
  },
});
