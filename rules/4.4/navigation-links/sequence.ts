import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { counted } from '../../../framework/messages.ts';
import { itemsIn, itemsOf, linkCalled, linksIn, nameOf } from '../../../framework/sequence/answers.ts';
import { largestPageOf, pageSizeOf, totalRequiredOf, walk } from '../../../framework/sequence/pages.ts';
import { type Answer, NotJudged, type Prober, type Values } from '../../../framework/sequence/prober.ts';
import { propertiesNamed, scalarsIn } from '../../../framework/sequence/properties.ts';
import { inRole, queryParameter, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import type { JsonObject } from '../../../model/description/json.ts';
import { groupBy } from '../../../model/lib/group-by.ts';

/** A list that takes no smaller pages is filled with no more. */
const MOST_FILLED = 25;

/** So many pages without items, one behind the other, lead nowhere. */
const MOST_EMPTY = 3;

/** The links of a page lead to the pages that they name. */
export default defineSequence<RoleSubject>({
  statement: '4.4/navigation-links',
  effect: 'reads',
  subjects: (description) =>
    inRole(description, 'list', (_, { operation }) => queryParameter(operation, 'pageSize') !== null),
  ask: async ({ asked, resource, operation }, prober) => {
    const parameters = await prober.parametersFor(resource);
    const smallest = pageSizeOf(operation, 1);
    const size = Number(smallest.pageSize);
    await prober.fill(resource, Math.min(2 * size + 1, MOST_FILLED), parameters);
    const ask = async () => {
      const { pages } = await walk(asked, parameters, smallest, prober);
      const [first, second] = pages;
      if (first === undefined || second === undefined) throw new NotJudged('the list has one page');
      return (
        wrongFirst(pages) ??
        wrongSize(first, second, size) ??
        (await wrongBack(pages, prober)) ??
        (await wrongSelf([second, 'second'], prober)) ??
        (await skipped(pages, asked, parameters, prober)) ??
        (await wrongLast(asked, parameters, prober)) ??
        (await wrongEnd(asked, parameters, prober)) ??
        (await unfiltered({ asked, resource }, parameters, prober))
      );
    };
    const found = await ask();
    // What is made or deleted meanwhile moves the pages; a second look tells.
    return found === null ? null : await ask();
  },
});

function wrongFirst(pages: readonly Answer[]): SequenceViolation | null {
  const withLast = pages.find(({ json }) => linkCalled('last', json) !== null);
  if (withLast !== undefined) {
    return { message: 'the link last is there without totalRequired; leave it out', shownBy: [withLast] };
  }
  const [first] = pages;
  if (first === undefined) return null;
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

/** The next page is of the size that was asked for. */
function wrongSize(first: Answer, second: Answer, size: number): SequenceViolation | null {
  const next = itemsIn(second).length;
  if (itemsIn(first).length !== size || next <= size) return null;
  return {
    message: `the link next of a page of ${counted(size, 'item')} leads to one of ${next}; keep pageSize and the other parameters`,
    shownBy: [first, second],
  };
}

/** The link self leads to the same page; without a query it may mean the list. */
async function wrongSelf(page: CalledPage, prober: Prober): Promise<SequenceViolation | null> {
  const href = linkCalled('self', page[0]?.json)?.href ?? '';
  return href.includes('?') ? await wrongLink('self', page, page, prober) : null;
}

/** What the pages have together is what a larger one begins with. */
async function skipped(
  pages: readonly Answer[],
  asked: RoleSubject['asked'],
  parameters: Values,
  prober: Prober,
): Promise<SequenceViolation | null> {
  // Where tokens lead on, their own statement says so.
  if (queryParameter(asked.operation, 'pageToken') !== null) return null;
  const query = pageSizeOf(asked.operation, Math.min(pages.length, largestPageOf(asked.operation)));
  const whole = await prober.send(asked, { parameters, query });
  if (whole.status !== 200) return null;
  const walked = pages.slice(0, itemsIn(whole).length).flatMap((page) => itemsIn(page).map(nameOf));
  const missing = itemsIn(whole).find((item) => !walked.includes(nameOf(item)));
  if (missing === undefined || walked.length < itemsIn(whole).length) return null;
  return {
    message: `the links next pass over ${nameOf(missing)}, which a larger page has; let next lead to the next page`,
    shownBy: [whole, ...pages.slice(0, 3)],
  };
}

/**
 * The last page, in pages of a size that the list fills in a few. Behind a token there may be an empty page, but not
 * one after another.
 */
async function wrongLast(
  asked: RoleSubject['asked'],
  parameters: Values,
  prober: Prober,
): Promise<SequenceViolation | null> {
  const whole = await prober.send(asked, { parameters, query: { pageSize: String(largestPageOf(asked.operation)) } });
  if (whole.status !== 200 || itemsIn(whole).length === largestPageOf(asked.operation)) return null;
  const most = queryParameter(asked.operation, 'page') === null ? MOST_EMPTY : 1;
  const pages = [whole];
  for (let from = whole; pages.length <= most; ) {
    const next = linkCalled('next', from.json);
    const page = next === null ? null : await prober.follow(next.href, from);
    if (page?.status !== 200 || itemsIn(page).length > 0) return null;
    pages.push(page);
    from = page;
  }
  const rels = linksIn(whole.json).map(({ rel }) => rel);
  return {
    message: `the last page has a link next, to ${most === 1 ? 'a page' : 'one page after another'} without items; leave it out (its links: ${rels.join(', ')})`,
    shownBy: pages,
  };
}

/** The link last, which totals come with, leads to the page that has items, and no link next. */
async function wrongEnd(
  asked: RoleSubject['asked'],
  parameters: Values,
  prober: Prober,
): Promise<SequenceViolation | null> {
  const totals = totalRequiredOf(asked.operation);
  if (totals.totalRequired === undefined) return null;
  const page = await prober.send(asked, { parameters, query: { ...totals, ...pageSizeOf(asked.operation, 1) } });
  const link = linkCalled('last', page.json);
  const last = link === null ? null : await prober.follow(link.href, page);
  if (last === null) return null;
  const isLast = last.status === 200 && itemsIn(last).length > 0 && linkCalled('next', last.json) === null;
  if (isLast) return null;
  return {
    message: 'the link last does not lead to the last page, which has items and no link next; let it lead there',
    shownBy: [page, last],
  };
}

/** The next page of a filtered list is filtered as well, and so is the one before that. */
async function unfiltered(
  { asked, resource }: Pick<RoleSubject, 'asked' | 'resource'>,
  parameters: Values,
  prober: Prober,
): Promise<SequenceViolation | null> {
  if (queryParameter(asked.operation, 'filter') === null) return null;
  const pageSize = String(largestPageOf(asked.operation));
  const look = async () => {
    const whole = await prober.send(asked, { parameters, query: { pageSize } });
    const items = itemsOf(whole) ?? [];
    return repeatedIn(items, propertiesNamed(asked.operation, 'filter', scalarsIn(items), prober.description));
  };
  const known = await look();
  const term = known?.isTelling === true || !(await madeAlike(resource, parameters, prober)) ? known : await look();
  if (term === null) return null;
  const filter = `${term.name}:${term.value}`;
  const isLeft = (item: JsonObject) => item[term.name] === term.value;
  const filtered = await prober.send(asked, { parameters, query: { filter, pageSize }, isWrong: true });
  // That a filter is not looked at is another statement's matter.
  if (itemsOf(filtered)?.every(isLeft) !== true) return null;
  const query = { filter, ...pageSizeOf(asked.operation, 1) };
  const page = await prober.send(asked, { parameters, query, isWrong: true });
  let from = page;
  for (const rel of ['next', 'prev']) {
    const link = from.status === 200 ? linkCalled(rel, from.json) : null;
    const to = link === null ? null : await prober.follow(link.href, from);
    const others = to === null ? [] : (itemsOf(to) ?? []);
    const wrong = others.find((item) => item[term.name] !== undefined && !isLeft(item));
    if (to === null) return null;
    if (wrong !== undefined) {
      return {
        message: `with filter=${filter} the link ${rel} leads to an item whose ${term.name} is ${JSON.stringify(wrong[term.name])}; keep the filter`,
        shownBy: [from, to],
      };
    }
    from = to;
  }
  return null;
}

/** Makes two that are alike. False where that is not allowed, or does not succeed. */
async function madeAlike(resource: RoleSubject['resource'], parameters: Values, prober: Prober): Promise<boolean> {
  if (!prober.canWrite) return false;
  try {
    for (let count = 0; count < 2; count++) await prober.make(resource, { parameters, variation: 97 });
    return true;
  } catch (error) {
    if (error instanceof NotJudged) return false;
    throw error;
  }
}

/**
 * A value that several items have, and not all; rather one that the second item does not have, to which a link leads
 * that loses the filter.
 */
function repeatedIn(items: readonly JsonObject[], names: readonly string[]) {
  const repeated = names.flatMap((name) =>
    [...groupBy(items, (item) => item[name])].flatMap(([value, having]) => {
      const isPlain = typeof value === 'number' || (typeof value === 'string' && /^\w+$/.test(value));
      if (!isPlain || having.length < 2 || having.length === items.length) return [];
      return [{ name, value, isTelling: items[1]?.[name] !== value }];
    }),
  );
  return repeated.find(({ isTelling }) => isTelling) ?? repeated[0] ?? null;
}

function sameItems(one: Answer, other: Answer): boolean {
  const names = (answer: Answer) => itemsIn(answer).map(nameOf).join('\0');
  return names(one) === names(other);
}
