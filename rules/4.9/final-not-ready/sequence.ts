import { defineSequence } from '../../../framework/define-sequence.ts';
import { shownStatus } from '../../../framework/sequence/answers.ts';
import { laterCreations, UNREADABLE, workLater } from '../../../framework/sequence/later-work.ts';
import { NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import type { RoleSubject } from '../../../framework/sequence/subjects.ts';

/** While the queue says that the work goes on, the final URI is not found. */
export default defineSequence<RoleSubject>({
  statement: '4.9/final-not-ready',
  effect: 'changes',
  subjects: laterCreations,
  ask: async (subject, prober) => {
    const { accepted, links, wasUnderWay } = await workLater(subject, prober);
    const isFinal = (href: string) => leadsToItem(href, subject, prober);
    const finals = links.filter(({ href }) => isFinal(href));
    const queue = links.find(({ href, status }) => status !== null && !isFinal(href));
    if (queue === undefined) throw new NotJudged('no link of the 202 tells how far the work is');
    if (finals.length === 0) throw new NotJudged('no link of the 202 leads to what will be made');
    if (!wasUnderWay) throw new NotJudged('the work was done before the final URI was asked');
    const early = finals.find(({ early: answer }) => answer.status !== 404);
    if (early === undefined) return null;
    if (early.early.status === 403 && early.late.status !== 200) throw new NotJudged(UNREADABLE);
    return {
      message: `the final URI is answered ${shownStatus(early.early)} while the work goes on; answer 404`,
      shownBy: [accepted, queue.early, early.early],
    };
  },
});

/** What is made is an item of the collection; where that has none, an item of another one. */
function leadsToItem(href: string, { resource }: RoleSubject, prober: Prober): boolean {
  const path = prober.operationAt(href, 'get')?.asked.path;
  return resource.read === null ? path?.class === 'item' : path !== undefined && path === resource.item;
}
