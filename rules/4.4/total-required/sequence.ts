import { defineSequence } from '../../../framework/define-sequence.ts';
import { itemsIn } from '../../../framework/sequence/answers.ts';
import { pageSizeOf } from '../../../framework/sequence/pages.ts';
import type { Values } from '../../../framework/sequence/prober.ts';
import { listsWith, queryParameter, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { TOTALS } from '../../../model/collections/totals.ts';
import { member } from '../../../model/description/json.ts';

/** Who asks for totals gets both. */
export default defineSequence<RoleSubject>({
  statement: '4.4/total-required',
  effect: 'reads',
  subjects: (description) => listsWith(description, 'totalRequired'),
  ask: async ({ asked, resource, operation }, prober) => {
    const parameters = await prober.parametersFor(resource);
    const second: Values = queryParameter(operation, 'page') === null ? {} : { page: '2' };
    for (const [query, called] of [
      [{}, ''],
      [{ ...pageSizeOf(operation, 1), ...second }, ' on another page'],
    ] as const) {
      const answer = await prober.send(asked, { parameters, query: { totalRequired: 'true', ...query } });
      itemsIn(answer);
      const missing = TOTALS.filter((name) => member(answer.json, name) === undefined);
      if (missing.length === 0) continue;
      return {
        message: `with totalRequired=true there is no ${missing.join(' and no ')}${called}; answer with both`,
        shownBy: [answer],
      };
    }
    return null;
  },
});
