import { defineSequence } from '../../../framework/define-sequence.ts';
import { shownStatus } from '../../../framework/sequence/answers.ts';
import { answeringList } from '../../../framework/sequence/pages.ts';
import { listsWith, type RoleSubject } from '../../../framework/sequence/subjects.ts';

/** Texts that are no filter, and a property that no resource has. */
const WRONG = [
  [':lintel', 'text that is no filter'],
  ['lintel', 'a filter without an operator'],
  ['lintelNoProperty:1', 'a filter by a property that there is not'],
] as const;

/** What cannot be a filter is refused, and not passed over. */
export default defineSequence<RoleSubject>({
  statement: '4.3/filter',
  effect: 'reads',
  subjects: (description) => listsWith(description, 'filter'),
  ask: async ({ asked, resource }, prober) => {
    const parameters = await answeringList({ asked, resource }, prober);
    for (const [filter, called] of WRONG) {
      const answer = await prober.send(asked, { parameters, query: { filter }, isWrong: true });
      if (answer.status === 400) continue;
      return {
        message: `${called} (filter=${filter}) is answered ${shownStatus(answer)}; answer 400`,
        shownBy: [answer],
      };
    }
    return null;
  },
});
