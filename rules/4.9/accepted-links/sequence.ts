import { defineSequence } from '../../../framework/define-sequence.ts';
import { linksIn, shownStatus } from '../../../framework/sequence/answers.ts';
import { laterCreations, UNREADABLE, workLater } from '../../../framework/sequence/later-work.ts';
import { NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import type { RoleSubject } from '../../../framework/sequence/subjects.ts';

/** The links of a 202 lead to the state of the request, and to what came of it. */
export default defineSequence<RoleSubject>({
  statement: '4.9/accepted-links',
  effect: 'changes',
  subjects: laterCreations,
  ask: async (subject, prober) => {
    const { accepted, links, isDone } = await workLater(subject, prober);
    if (linksIn(accepted.json).length === 0) {
      return {
        message: 'the 202 has no links; link to the request in the queue and to the final resource',
        shownBy: [accepted],
      };
    }
    if (links.length === 0) throw new NotJudged('its links lead to another host');
    // What is made may have a status as well; and when the work is done, the request may be gone from the queue.
    const telling = links.filter(({ status }) => status !== null);
    const queue = telling.find(({ href }) => !isFinal(href, prober)) ?? telling[0];
    if (queue === undefined) {
      const shownBy = [accepted, ...links.map(({ early }) => early)];
      return {
        message: 'no link of the 202 leads to a status; link to the request in the queue, which tells it',
        shownBy,
      };
    }
    if (!isDone) throw new NotJudged('the work was not done within 10 s');
    const finals = links.filter((link) => link !== queue && isFinal(link.href, prober));
    if (finals.length === 0)
      return { message: 'the 202 has no link to the final resource; add it', shownBy: [accepted] };
    const [dead] = finals;
    if (dead === undefined || finals.some(({ late }) => late.status === 200)) return null;
    if (dead.late.status === 403) throw new NotJudged(UNREADABLE);
    return {
      message: `the work is done, and the link to what came of it is answered ${shownStatus(dead.late)}; let it lead there`,
      shownBy: [accepted, queue.late, dead.late],
    };
  },
});

/** False for a link to what cannot be made: a list, the queue, what is calculated. */
function isFinal(href: string, prober: Prober): boolean {
  const pathClass = prober.operationAt(href, 'get')?.asked.path.class;
  return pathClass === undefined || pathClass === 'item' || pathClass === 'singleton' || pathClass === 'other';
}
