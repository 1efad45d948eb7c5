import { defineSequence } from '../../../framework/define-sequence.ts';
import { itemsIn, shownStatus } from '../../../framework/sequence/answers.ts';
import { answeringList, totalRequiredOf, walk } from '../../../framework/sequence/pages.ts';
import { NotJudged, type Prober, type Values } from '../../../framework/sequence/prober.ts';
import { listsWith, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { member } from '../../../model/description/json.ts';

/** Pages that no list has. */
const NONSENSE = ['0', 'two', '-1', '1.5'];
/** No list has as many pages, where it does not tell how many it has. */
const FAR = 100_000;

/** Zero and nonsense are refused; past the end there is a page without items. */
export default defineSequence<RoleSubject>({
  statement: '4.4/page',
  effect: 'reads',
  subjects: (description) => listsWith(description, 'page'),
  ask: async ({ asked, resource }, prober) => {
    const parameters = await answeringList({ asked, resource }, prober);
    // An empty list has no items wherever it is asked.
    await prober.fill(resource, 1, parameters);
    for (const page of NONSENSE) {
      const answer = await prober.send(asked, { parameters, query: { page }, isWrong: true });
      if (answer.status === 400) continue;
      return { message: `page=${page} is answered ${shownStatus(answer)}; answer 400`, shownBy: [answer] };
    }
    const page = String(await pagePastEnd({ asked, resource }, parameters, prober));
    const answer = await prober.send(asked, { parameters, query: { page }, isWrong: true });
    if (answer.status !== 200) {
      return {
        message: `page=${page}, past the end, is answered ${shownStatus(answer)}; answer 200 with empty items`,
        shownBy: [answer],
      };
    }
    const { length } = itemsIn(answer);
    if (length === 0) return null;
    return {
      message: `page=${page}, past the end, has ${length} items; answer 200 with empty items`,
      shownBy: [answer],
    };
  },
});

async function pagePastEnd(
  { asked }: Pick<RoleSubject, 'asked' | 'resource'>,
  parameters: Values,
  prober: Prober,
): Promise<number> {
  const query = totalRequiredOf(asked.operation);
  const first = await prober.send(asked, { parameters, query });
  itemsIn(first);
  const pages = member(first.json, 'totalPages');
  if (typeof pages === 'number' && Number.isInteger(pages)) return pages + 1;
  if (maximumOf(asked.operation) >= FAR) return FAR;
  const { pages: walked, isComplete } = await walk(asked, parameters, {}, prober);
  if (!isComplete) throw new NotJudged('nobody knows where the list ends');
  return walked.length + 1;
}

function maximumOf({ parameters }: RoleSubject['operation']): number {
  const page = parameters.find(({ node }) => node?.name === 'page')?.node;
  const maximum = member(page?.schema?.target?.value, 'maximum');
  return typeof maximum === 'number' ? maximum : FAR;
}
