import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { itemsIn, itemsOf, linkCalled, nameOf, shownStatus } from '../../../framework/sequence/answers.ts';
import { answeringList, pageSizeOf } from '../../../framework/sequence/pages.ts';
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
    if (shown === null || (await wrongPage(asked, parameters, query, prober)) === null) return null;
    return shown;
  },
});

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
