import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { itemsIn, itemsOf, linkCalled, nameOf, shownStatus } from '../../../framework/sequence/answers.ts';
import { answeringList, pageSizeOf, walk } from '../../../framework/sequence/pages.ts';
import { NotJudged, type Prober, type Values } from '../../../framework/sequence/prober.ts';
import { listsWith, type RoleSubject } from '../../../framework/sequence/subjects.ts';

/** A text that no service gave out. */
const NO_TOKEN = 'lintel-no-token';

/** A token leads on from where it was given; text that is none is refused. */
export default defineSequence<RoleSubject>({
  statement: '4.4/page-token',
  effect: 'reads',
  subjects: (description) => listsWith(description, 'pageToken'),
  ask: async ({ asked, resource, operation }, prober) => {
    const parameters = await answeringList({ asked, resource }, prober);
    const answer = await prober.send(asked, { parameters, query: { pageToken: NO_TOKEN }, isWrong: true });
    if (answer.status !== 400) {
      return { message: `a pageToken that is none is answered ${shownStatus(answer)}; answer 400`, shownBy: [answer] };
    }
    await prober.fill(resource, 2, parameters);
    const query = pageSizeOf(operation, 1);
    const shown = await wrongPage(asked, parameters, query, prober);
    // What is made meanwhile moves the pages; a second look tells.
    if (shown !== null && (await wrongPage(asked, parameters, query, prober)) !== null) return shown;
    if ((await repeatedPage(asked, parameters, query, prober)) === null) return null;
    return await repeatedPage(asked, parameters, query, prober);
  },
});

/** Further on, and at the end, no token leads back to what was there. */
async function repeatedPage(
  asked: RoleSubject['asked'],
  parameters: Values,
  query: Values,
  prober: Prober,
): Promise<SequenceViolation | null> {
  const { pages } = await walk(asked, parameters, query, prober);
  const seen = new Set<string>();
  for (const [index, page] of pages.entries()) {
    const names = itemsIn(page).map(nameOf);
    const again = names.find((name) => seen.has(name));
    for (const name of names) seen.add(name);
    if (again === undefined) continue;
    const message = `page ${index + 1} by the links next has ${again} again, which a page before it has; go on behind it, and end without a link next`;
    return { message, shownBy: pages.slice(Math.max(0, index - 1), index + 1) };
  }
  return null;
}

async function wrongPage(
  asked: RoleSubject['asked'],
  parameters: Values,
  query: Values,
  prober: Prober,
): Promise<SequenceViolation | null> {
  const first = await prober.send(asked, { parameters, query });
  const link = linkCalled('next', first.json);
  const pageToken =
    link === null || !URL.canParse(link.href, 'http://host')
      ? null
      : new URL(link.href, 'http://host').searchParams.get('pageToken');
  if (pageToken === null) throw new NotJudged('the list has one page, or no link next with a pageToken');
  const second = await prober.send(asked, { parameters, query: { ...query, pageToken } });
  const seen = new Set(itemsIn(first).map(nameOf));
  if (itemsIn(second).some((item) => seen.has(nameOf(item)))) {
    const message = 'the pageToken of the link next gives items of the page before; go on behind them';
    return { message, shownBy: [first, second] };
  }
  if (query.pageSize === undefined) return null;
  const both = await prober.send(asked, { parameters, query: { pageSize: '2' } });
  const next = itemsOf(both)?.[1];
  const [gone] = itemsIn(second);
  if (next === undefined || seen.size !== 1 || gone === undefined || nameOf(next) === nameOf(gone)) return null;
  const message = `the pageToken of the link next passes over ${nameOf(next)}; go on behind the page before`;
  return { message, shownBy: [first, second, both] };
}
