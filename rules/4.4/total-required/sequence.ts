import { defineSequence } from '../../../framework/define-sequence.ts';
import { itemsIn } from '../../../framework/sequence/answers.ts';
import { listsWith, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { member } from '../../../model/description/json.ts';

/** Who asks for totals gets both. */
export default defineSequence<RoleSubject>({
  statement: '4.4/total-required',
  effect: 'reads',
  subjects: (description) => listsWith(description, 'totalRequired'),
  ask: async ({ asked, resource }, prober) => {
    const parameters = await prober.parametersFor(resource);
    const answer = await prober.send(asked, { parameters, query: { totalRequired: 'true' } });
    itemsIn(answer);
    const missing = ['totalItems', 'totalPages'].filter((name) => member(answer.json, name) === undefined);
    if (missing.length === 0) return null;
    return {
      message: `with totalRequired=true there is no ${missing.join(' and no ')}; answer with both`,
      shownBy: [answer],
    };
  },
});
