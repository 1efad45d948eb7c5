import { defineSequence } from '../../../framework/define-sequence.ts';
import { itemsIn, linkCalled, linksIn, nameOf, shownStatus } from '../../../framework/sequence/answers.ts';
import { pageSizeOf } from '../../../framework/sequence/pages.ts';
import { inRole, queryParameter, type RoleSubject } from '../../../framework/sequence/subjects.ts';

const NAVIGATION = ['self', 'first', 'next', 'last', 'prev'];

/** The links of a list can be followed, and there is one to the next page as long as there is one. */
export default defineSequence<RoleSubject>({
  statement: '2.5/collection-links',
  effect: 'reads',
  subjects: (description) => inRole(description, 'list'),
  ask: async ({ asked, resource, operation }, prober) => {
    const parameters = await prober.parametersFor(resource);
    await prober.fill(resource, 3, parameters);
    const query = pageSizeOf(operation, 1);
    const page = await prober.send(asked, { parameters, query });
    const items = itemsIn(page);
    for (const { href, rel, method } of linksIn(page.json)) {
      if (!NAVIGATION.includes(rel) || method !== 'GET') continue;
      const answer = await prober.follow(href, page);
      if (answer === null || answer.status === 200) continue;
      return {
        message: `the link ${rel} is answered ${shownStatus(answer)}; let it lead to a page`,
        shownBy: [page, answer],
      };
    }
    const isNumbered = queryParameter(operation, 'page') !== null;
    const isByToken = queryParameter(operation, 'pageToken') !== null && query.pageSize !== undefined;
    if (linkCalled('next', page.json) !== null || items.length === 0) return null;
    if (!isNumbered && !(isByToken && items.length === 1)) return null;
    // Where pages have no numbers, a larger one tells that there are more.
    const further = isNumbered ? { ...query, page: '2' } : { pageSize: '2' };
    const second = await prober.send(asked, { parameters, query: further });
    const more = itemsIn(second).filter((item) => !items.some((other) => nameOf(other) === nameOf(item)));
    if (more.length === 0) return null;
    return { message: 'the first of several pages has no link next; link to the next page', shownBy: [page, second] };
  },
});
