import { defineSequence } from '../../../framework/define-sequence.ts';
import { NotJudged, type Resource } from '../../../framework/sequence/prober.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';

/** Others may make some in between. */
const FURTHEST = 5;

/** What is made one after the other does not have numbers that follow each other. */
export default defineSequence<RoleSubject>({
  statement: '2.8/no-sequence-ids',
  effect: 'changes',
  subjects: (description) => inRole(description, 'create', ({ kind, item }) => kind === 'collection' && item !== null),
  ask: async ({ resource }, prober) => {
    const made: Resource[] = [];
    for (let index = 0; index < 3; index++) made.push(await prober.make(resource, { variation: 40 + index }));
    const ids = made.map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw new NotJudged('several have one identifier');
    if (!countUp(ids)) return null;
    return {
      message: `the identifiers count up: ${ids.join(', ')}; give identifiers that tell nothing, such as UUIDs`,
      shownBy: made.map(({ told }) => told),
    };
  },
});

function countUp(ids: readonly string[]): boolean {
  const parts = ids.map((id) => /^(.*?)(\d{1,15})$/.exec(id));
  if (parts.some((part) => part === null || part[1] !== parts[0]?.[1])) return false;
  const numbers = parts.map((part) => Number(part?.[2]));
  return numbers.slice(1).every((number, index) => {
    const step = number - (numbers[index] ?? 0);
    return step > 0 && step <= FURTHEST;
  });
}
