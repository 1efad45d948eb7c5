import { defineSequence } from '../../../framework/define-sequence.ts';
import { itemsIn } from '../../../framework/sequence/answers.ts';
import { walk } from '../../../framework/sequence/pages.ts';
import { type Answer, NotJudged } from '../../../framework/sequence/prober.ts';
import { listsWith, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { member } from '../../../model/description/json.ts';

/** Totals come only when asked for, and then count all pages; a service may take 5 seconds to count. */
export default defineSequence<RoleSubject>({
  statement: '2.5/totals-on-request',
  effect: 'reads',
  subjects: (description) => listsWith(description, 'totalRequired'),
  ask: async ({ asked, resource }, prober) => {
    const parameters = await prober.parametersFor(resource);
    await prober.fill(resource, 3, parameters);
    const plain = await prober.send(asked, { parameters });
    itemsIn(plain);
    const unasked = ['totalItems', 'totalPages'].filter((name) => member(plain.json, name) !== undefined);
    if (unasked.length > 0) {
      return { message: `${unasked.join(' and ')} are there without totalRequired; leave them out`, shownBy: [plain] };
    }
    const compare = async () => {
      const counted = await prober.send(asked, { parameters, query: { totalRequired: 'true', pageSize: '2' } });
      const { items, isComplete, pages } = await walk(asked, parameters, { pageSize: '2' }, prober);
      const total = member(counted.json, 'totalItems');
      const isFull = pages.at(-1) !== undefined && itemsIn(pages.at(-1) ?? counted).length >= 2;
      if (isFull && typeof total === 'number' && total > items.length) throw new NotJudged('the pages are not linked');
      if (!isComplete) throw new NotJudged('the list is too long to be counted, or its pages are not linked');
      return { counted, total, count: items.length, pages };
    };
    const { counted, total, count, pages } = await prober.eventually(
      compare,
      (found) => found.total === found.count,
      5,
    );
    if (typeof total !== 'number') throw new NotJudged('there is no totalItems');
    if (total === count) return null;
    const shownBy: readonly Answer[] = [counted, ...pages];
    return { message: `totalItems is ${total}, and the pages have ${count} items; count all pages`, shownBy };
  },
});
