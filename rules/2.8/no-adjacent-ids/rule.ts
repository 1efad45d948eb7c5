import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { isIdentifier } from '../../../model/paths/segment-names.ts';
import type { PathSegment } from '../../../model/paths/template.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** True for `{version}` behind an identifier, where it tells the versions of a resource apart. */
function isVersionOf({ kind, parameterNames }: PathSegment): boolean {
  return kind === 'parameter' && splitWords(parameterNames[0] ?? '').at(-1) === 'version';
}

/** In no path key do two identifiers follow one another. */
export default defineRule({
  id: 'no-adjacent-ids',
  statements: ['2.8/no-adjacent-ids'],
  severity: 'error',
  summary: 'Two identifiers never follow one another in a path.',
  why: 'Without a name between them nobody knows what the second one identifies, nor can anybody address the collection that it belongs to.',
  subjects: (description) => classifyPaths(description).paths.map((path) => ({ place: path.use.place, path })),
  judge: ({ path: { template } }) => {
    const segments = template.segments.filter(({ text }) => text !== '');
    const at = segments.findIndex((segment, index) => {
      const next = segments[index + 1];
      return next !== undefined && isIdentifier(segment) && (isIdentifier(next) || isVersionOf(next));
    });
    const [first, second] = segments.slice(at, at + 2);
    if (at === -1 || first === undefined || second === undefined) return null;
    return {
      message: `in the path ${plain(template.text)}, ${plain(second.name)} follows ${plain(first.name)}; write the name of a sub-resource between them`,
    };
  },
});
