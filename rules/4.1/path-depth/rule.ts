import { defineRule } from '../../../framework/define-rule.ts';
import { counted, plain } from '../../../framework/messages.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { firstTooDeep, MOST_LEVELS } from '../../../model/paths/nesting.ts';

/** No path has too many levels of sub-resources. Of paths with the same beginning, the shortest one that is too deep is reported. */
export default defineRule({
  id: 'path-depth',
  statements: ['4.1/depth'],
  severity: 'error',
  summary: 'Paths have at most two levels of sub-resources.',
  why: 'Each level adds an identifier that the client has to know and the server has to check; deep paths break whenever a resource moves.',
  subjects: (description) => classifyPaths(description).paths.map((path) => ({ place: path.use.place, path })),
  judge: ({ place, path }) => {
    const tooDeep = firstTooDeep(path);
    if (tooDeep === null || tooDeep.place !== place) return null;
    const name = plain(tooDeep.segment.name);
    const fact = `${plain(tooDeep.prefix)} has ${counted(MOST_LEVELS + 1, 'level')} of sub-resources`;
    return { message: `${fact}; nest at most ${MOST_LEVELS}, and give ${name} a path of its own` };
  },
});
