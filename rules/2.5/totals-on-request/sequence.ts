import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { itemsIn, itemsOf, linkCalled } from '../../../framework/sequence/answers.ts';
import { largestPageOf, pageSizeOf, walk } from '../../../framework/sequence/pages.ts';
import { type Answer, NotJudged, type Prober, type Values } from '../../../framework/sequence/prober.ts';
import { isPlainInFilter, propertiesNamed, scalarsIn } from '../../../framework/sequence/properties.ts';
import { listsWith, queryParameter, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { TOTALS } from '../../../model/collections/totals.ts';
import { type JsonObject, member } from '../../../model/description/json.ts';

/** Pages are counted with as many items. */
const PAGE_SIZE = 2;

/** Requests that do not ask for totals. */
const NOT_ASKED = [
  [{}, 'without totalRequired'],
  [{ totalRequired: 'false' }, 'with totalRequired=false'],
] as const;

/** Totals come only when asked for, and then count all pages; a service may take 5 seconds to count. */
export default defineSequence<RoleSubject>({
  statement: '2.5/totals-on-request',
  effect: 'reads',
  subjects: (description) => listsWith(description, 'totalRequired'),
  ask: async (subject, prober) => {
    const { asked, resource } = subject;
    const parameters = await prober.parametersFor(resource);
    await prober.fill(resource, 3, parameters);
    for (const [query, called] of NOT_ASKED) {
      const plain = await prober.send(asked, { parameters, query });
      itemsIn(plain);
      const unasked = TOTALS.filter((name) => member(plain.json, name) !== undefined);
      if (unasked.length === 0) continue;
      return { message: `${unasked.join(' and ')} are there ${called}; leave them out`, shownBy: [plain] };
    }
    const size = pageSizeOf(asked.operation, PAGE_SIZE);
    const compare = async () => {
      const counted = await prober.send(asked, { parameters, query: { totalRequired: 'true', ...size } });
      const { items, isComplete, pages } = await walk(asked, parameters, size, prober);
      const total = member(counted.json, 'totalItems');
      const isFull =
        pages.at(-1) !== undefined && itemsIn(pages.at(-1) ?? counted).length >= Number(size.pageSize ?? PAGE_SIZE);
      const isCut = isFull && typeof total === 'number' && total > items.length;
      if (isCut && !(await isEnd(pages.length, { asked, parameters }, prober)))
        throw new NotJudged('the pages are not linked');
      const early = pages.find(({ json }) => member(json, 'totalItems') !== undefined);
      if (early !== undefined) return { counted, total, count: items.length, pages, early };
      if (!isComplete) throw new NotJudged('the list is too long to be counted, or its pages are not linked');
      return { counted, total, count: items.length, pages, early: null };
    };
    const { counted, total, count, pages, early } = await prober.eventually(
      compare,
      (found) => found.total === found.count,
      5,
    );
    if (early !== null)
      return { message: 'totalItems is on a later page without totalRequired; leave it out', shownBy: [early] };
    if (typeof total !== 'number') throw new NotJudged('there is no totalItems');
    if (total === count) {
      return (
        wrongPages(counted, total) ??
        (await ofOtherPages(subject, total, parameters, prober)) ??
        (await ofFilter(subject, parameters, prober))
      );
    }
    const shownBy: readonly Answer[] = [counted, ...pages];
    return { message: `totalItems is ${total}, and the pages have ${count} items; count all pages`, shownBy };
  },
});

/** Whether a list has no page behind its last linked one; false where nobody can tell. */
async function isEnd(
  pages: number,
  { asked, parameters }: Pick<RoleSubject, 'asked'> & { readonly parameters: Values },
  prober: Prober,
): Promise<boolean> {
  if (queryParameter(asked.operation, 'page') === null) return false;
  const query = { ...pageSizeOf(asked.operation, PAGE_SIZE), page: String(pages + 1) };
  return itemsOf(await prober.send(asked, { parameters, query }))?.length === 0;
}

/** The number of pages, by what the first one has. */
function wrongPages(counted: Answer, total: number) {
  const pages = member(counted.json, 'totalPages');
  const { length } = itemsIn(counted);
  const wanted = length === 0 ? 0 : Math.ceil(total / length);
  if (typeof pages !== 'number' || wanted === 0 || pages === wanted) return null;
  return {
    message: `totalPages is ${pages}, and ${total} items on pages of ${length} make ${wanted}; count the pages`,
    shownBy: [counted],
  };
}

/** Where the last page is as full as the others, pages that are not tell who leaves it out. */
async function ofOtherPages(
  { asked, operation }: RoleSubject,
  total: number,
  parameters: Values,
  prober: Prober,
): Promise<SequenceViolation | null> {
  if (total < 3 || total % PAGE_SIZE !== 0) return null;
  const size = pageSizeOf(operation, total - 1);
  const counted = await prober.send(asked, { parameters, query: { totalRequired: 'true', ...size } });
  return itemsOf(counted) !== null && member(counted.json, 'totalItems') === total ? wrongPages(counted, total) : null;
}

/** As many properties are filtered by. */
const MOST_PROPERTIES = 3;

/** With a filter the totals count what meets it. A filter that gives all items, or others, tells nothing. */
async function ofFilter(
  { asked, operation }: RoleSubject,
  parameters: Values,
  prober: Prober,
): Promise<SequenceViolation | null> {
  if (queryParameter(operation, 'filter') === null) return null;
  const size = pageSizeOf(operation, largestPageOf(operation));
  const all = wholeIn(await prober.send(asked, { parameters, query: size }));
  const names = propertiesNamed(operation, 'filter', scalarsIn(all), prober.description);
  for (const name of names.slice(0, MOST_PROPERTIES)) {
    const value = all.map((item) => item[name]).find(isPlainInFilter);
    const query = { ...size, totalRequired: 'true', filter: `${name}:${value}` };
    const ask = async () => await prober.send(asked, { parameters, query, isWrong: true });
    const answer = value === undefined ? null : await prober.eventually(ask, (one) => !isOverCounted(one), 5);
    const found = answer === null ? [] : wholeIn(answer);
    const isFiltered = found.length < all.length && found.every((item) => item[name] === value);
    if (answer === null || !isFiltered || !isOverCounted(answer)) continue;
    return {
      message: `with filter=${query.filter} totalItems is ${member(answer.json, 'totalItems')}, and ${found.length} items meet it; count what meets the filter`,
      shownBy: [answer],
    };
  }
  return null;
}

/** The items of a list that has all of them on one page; none of another one. */
function wholeIn(answer: Answer): readonly JsonObject[] {
  return linkCalled('next', answer.json) === null ? (itemsOf(answer) ?? []) : [];
}

/** True where all items are on one page, and the total is larger. */
function isOverCounted(answer: Answer): boolean {
  const total = member(answer.json, 'totalItems');
  const { length } = wholeIn(answer);
  return length > 0 && typeof total === 'number' && total > length;
}
