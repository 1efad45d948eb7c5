import { defineSequence } from '../../../framework/define-sequence.ts';
import { shownStatus } from '../../../framework/sequence/answers.ts';
import { answeringItem, answeringList } from '../../../framework/sequence/pages.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';

/** Who accepts XML only is told that there is none. */
export default defineSequence<RoleSubject>({
  statement: '7.1/not-acceptable',
  effect: 'reads',
  subjects: (description) => [...inRole(description, 'list'), ...inRole(description, 'read')],
  ask: async ({ asked, resource }, prober) => {
    const parameters =
      asked === resource.list
        ? await answeringList({ asked, resource }, prober)
        : await answeringItem({ asked, resource }, prober);
    const answer = await prober.send(asked, { parameters, headers: { Accept: 'application/xml' }, isWrong: true });
    if (answer.status === 406) return null;
    return { message: `Accept: application/xml is answered ${shownStatus(answer)}; answer 406`, shownBy: [answer] };
  },
});
