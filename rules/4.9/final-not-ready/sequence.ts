import { defineSequence } from '../../../framework/define-sequence.ts';
import { shownStatus } from '../../../framework/sequence/answers.ts';
import { laterCreations, workLater } from '../../../framework/sequence/later-work.ts';
import { NotJudged } from '../../../framework/sequence/prober.ts';
import type { RoleSubject } from '../../../framework/sequence/subjects.ts';

/** While the queue says that the work goes on, the final URI is not found. */
export default defineSequence<RoleSubject>({
  statement: '4.9/final-not-ready',
  effect: 'changes',
  subjects: laterCreations,
  ask: async (subject, prober) => {
    const { accepted, links, wasUnderWay } = await workLater(subject, prober);
    const queue = links.find(({ href, status }) => status !== null && classAt(href, prober) !== 'item');
    const finals = links.filter(({ href }) => classAt(href, prober) === 'item');
    if (queue === undefined) throw new NotJudged('no link of the 202 tells how far the work is');
    if (finals.length === 0) throw new NotJudged('no link of the 202 leads to what will be made');
    if (!wasUnderWay) throw new NotJudged('the work was done before the final URI was asked');
    const early = finals.find(({ early: answer }) => answer.status !== 404);
    if (early === undefined) return null;
    return {
      message: `the final URI is answered ${shownStatus(early.early)} while the work goes on; answer 404`,
      shownBy: [accepted, queue.early, early.early],
    };
  },
});

function classAt(href: string, prober: Parameters<typeof workLater>[1]): string | null {
  return prober.operationAt(href, 'get')?.asked.path.class ?? null;
}
