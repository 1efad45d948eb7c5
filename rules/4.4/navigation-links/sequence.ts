import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { itemsIn, linkCalled, linksIn, nameOf } from '../../../framework/sequence/answers.ts';
import { walk } from '../../../framework/sequence/pages.ts';
import { type Answer, NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import { inRole, queryParameter, type RoleSubject } from '../../../framework/sequence/subjects.ts';

/** The links of a page lead to the pages that they name. */
export default defineSequence<RoleSubject>({
  statement: '4.4/navigation-links',
  effect: 'reads',
  subjects: (description) =>
    inRole(description, 'list', (_, { operation }) => queryParameter(operation, 'pageSize') !== null),
  ask: async ({ asked, resource }, prober) => {
    const parameters = await prober.parametersFor(resource);
    await prober.fill(resource, 3, parameters);
    const ask = async () => {
      const { pages } = await walk(asked, parameters, { pageSize: '1' }, prober);
      const [first, second] = pages;
      if (first === undefined || second === undefined) throw new NotJudged('the list has one page');
      return wrongFirst(first) ?? (await wrongBack(pages, prober)) ?? (await wrongLast(asked, parameters, prober));
    };
    const found = await ask();
    // What is made or deleted meanwhile moves the pages; a second look tells.
    return found === null ? null : await ask();
  },
});

function wrongFirst(first: Answer): SequenceViolation | null {
  if (linkCalled('last', first.json) !== null) {
    return { message: 'the link last is there without totalRequired; leave it out', shownBy: [first] };
  }
  const prev = linkCalled('prev', first.json);
  return prev === null ? null : { message: 'the first page has a link prev; leave it out', shownBy: [first] };
}

/** The links prev and first of the second page, and prev of the third, which tells it from first. */
async function wrongBack([first, second, third]: readonly Answer[], prober: Prober): Promise<SequenceViolation | null> {
  return (
    (await wrongLink('prev', [second, 'second'], [first, 'first'], prober)) ??
    (await wrongLink('first', [second, 'second'], [first, 'first'], prober)) ??
    (await wrongLink('prev', [third, 'third'], [second, 'second'], prober))
  );
}

type CalledPage = readonly [page: Answer | undefined, called: string];

async function wrongLink(
  rel: string,
  [from, called]: CalledPage,
  [to, goal]: CalledPage,
  prober: Prober,
): Promise<SequenceViolation | null> {
  const link = from === undefined ? null : linkCalled(rel, from.json);
  if (from === undefined || to === undefined || link === null || itemsIn(from).length === 0) return null;
  const page = await prober.follow(link.href, from);
  if (page?.status !== 200 || sameItems(page, to)) return null;
  return {
    message: `the link ${rel} of the ${called} page does not lead to the ${goal} page; let it lead there`,
    shownBy: [to, from, page],
  };
}

/** The last page, in pages of a size that the list fills in a few. */
async function wrongLast(
  asked: RoleSubject['asked'],
  parameters: Readonly<Record<string, string>>,
  prober: Prober,
): Promise<SequenceViolation | null> {
  const { operation } = asked;
  if (queryParameter(operation, 'page') === null) return null;
  const whole = await prober.send(asked, { parameters, query: { pageSize: '100' } });
  if (whole.status !== 200) return null;
  const { length } = itemsIn(whole);
  const next = linkCalled('next', whole.json);
  if (next === null || length === 100) return null;
  const page = await prober.follow(next.href, whole);
  if (page?.status !== 200 || itemsIn(page).length > 0) return null;
  return {
    message: `the last page has a link next, to a page without items; leave it out (its links: ${linksIn(whole.json)
      .map(({ rel }) => rel)
      .join(', ')})`,
    shownBy: [whole, page],
  };
}

function sameItems(one: Answer, other: Answer): boolean {
  const names = (answer: Answer) => itemsIn(answer).map(nameOf).join('\0');
  return names(one) === names(other);
}
