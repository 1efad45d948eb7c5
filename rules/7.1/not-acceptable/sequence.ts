import { defineSequence } from '../../../framework/define-sequence.ts';
import { shownStatus } from '../../../framework/sequence/answers.ts';
import { answeringList } from '../../../framework/sequence/pages.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';

/** Who accepts XML only is told that there is none. */
export default defineSequence<RoleSubject>({
  statement: '7.1/not-acceptable',
  effect: 'reads',
  subjects: (description) => inRole(description, 'list'),
  ask: async ({ asked, resource }, prober) => {
    const parameters = await answeringList({ asked, resource }, prober);
    const answer = await prober.send(asked, { parameters, headers: { Accept: 'application/xml' }, isWrong: true });
    if (answer.status === 406) return null;
    return { message: `Accept: application/xml is answered ${shownStatus(answer)}; answer 406`, shownBy: [answer] };
  },
});
