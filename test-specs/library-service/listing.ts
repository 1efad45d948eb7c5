import { type FilterTerm, parseFields, parseFilter } from '../../grammar/index.ts';
import { groupBy } from '../../model/lib/group-by.ts';
import { invalid } from './answers.ts';
import type { Fault } from './faults.ts';

export type Item = Readonly<Record<string, unknown>>;

/** What every item has, whatever `fields` says. */
const MANDATORY = ['id', 'title', 'links'];

const DEFAULT_PAGE_SIZE = 20;
const LARGEST_PAGE_SIZE = 100;

/**
 * A page of a collection as 2.5 and 4.4 want it.
 *
 * @throws Refusal
 */
export function listed(items: readonly Item[], url: URL, fault: Fault | null): object {
  const query = url.searchParams;
  const pageSize = Math.min(
    positive(query, 'pageSize', fault === 'copies-of-all-books' ? 1 : DEFAULT_PAGE_SIZE),
    LARGEST_PAGE_SIZE,
  );
  const page = fault === 'page-zero-is-first' && query.get('page') === '0' ? 1 : positive(query, 'page', 1);
  const kept = sorted(filtered(items, query.get('filter'), fault), query, fault);
  const shown = kept
    .slice((page - 1) * pageSize, page * pageSize)
    .map((item) => selected(item, query.get('fields'), fault));
  const last = Math.max(1, Math.ceil(kept.length / pageSize));
  const wantsTotals = truth(query, 'totalRequired');
  const pageLink = (rel: string, number: number) => ({ href: pageAddress(url, number), rel, method: 'GET' });
  return {
    items: shown,
    ...(wantsTotals && { totalItems: kept.length, totalPages: last }),
    links: [
      pageLink('self', page),
      pageLink('first', 1),
      ...(page > 1 && page <= last ? [pageLink('prev', fault === 'prev-leads-to-first' ? 1 : page - 1)] : []),
      ...(page < last ? [pageLink('next', page + 1)] : []),
      ...(wantsTotals ? [pageLink('last', last)] : []),
    ],
  };
}

function pageAddress(url: URL, page: number): string {
  const address = new URL(url);
  address.searchParams.set('page', String(page));
  return address.href;
}

function positive(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  if (text === null) return otherwise;
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw invalid(name, 'this is no positive integer', 'query');
  return Number(text);
}

function truth(query: URLSearchParams, name: string): boolean {
  const text = query.get(name) ?? 'false';
  if (text !== 'true' && text !== 'false') throw invalid(name, 'this is neither true nor false', 'query');
  return text === 'true';
}

/** All terms match; several that want one property to equal something are alternatives. */
function filtered(items: readonly Item[], filter: string | null, fault: Fault | null): readonly Item[] {
  if (filter === null) return items;
  const { value: terms, error } = parseFilter(filter);
  if (error !== null) throw invalid('filter', error.message, 'query');
  const unknown = terms.find(({ property }) => !['id', 'state', 'title', 'pages', 'createTime'].includes(property));
  if (unknown !== undefined) throw invalid('filter', `there is no property ${unknown.property}`, 'query');
  const isAlternative = ({ operator, negated }: FilterTerm) => operator === ':' && !negated;
  const groups = groupBy(terms, (term) => (isAlternative(term) ? term.property : term));
  return items.filter((item) => [...groups.values()].every((some) => some.some((term) => matches(item, term, fault))));
}

function matches(item: Item, { property, operator, negated, value }: FilterTerm, fault: Fault | null): boolean {
  const own = item[property];
  const order = typeof own === 'number' ? own - Number(value) : String(own) < value ? -1 : Number(String(own) > value);
  const holds = {
    ':': order === 0,
    '<': order < 0,
    '<:': order <= 0,
    '>': order > 0,
    '>:': order >= 0,
    '~': fault === 'like-takes-no-star' ? String(own) === value : like(String(own), value),
  }[operator];
  return negated && fault !== 'filter-ignores-negation' ? !holds : holds;
}

function like(text: string, wanted: string): boolean {
  const inner = wanted.replace(/^\*|\*$/g, '').toLowerCase();
  const [own, start, end] = [text.toLowerCase(), wanted.startsWith('*'), wanted.endsWith('*')];
  if (start && end) return own.includes(inner);
  if (start) return own.endsWith(inner);
  return end ? own.startsWith(inner) : own === inner;
}

function sorted(items: readonly Item[], query: URLSearchParams, fault: Fault | null): readonly Item[] {
  const by = query.get('sortBy');
  if (by === null) return items;
  if (!['title', 'pages', 'createTime'].includes(by)) throw invalid('sortBy', `${by} cannot be sorted by`, 'query');
  const direction = query.get('sortOrder') ?? 'asc';
  if (direction !== 'asc' && direction !== 'desc') throw invalid('sortOrder', 'this is neither asc nor desc', 'query');
  const sign = direction === 'asc' || fault === 'sort-knows-no-descending' ? 1 : -1;
  return items.toSorted((left, right) => sign * compare(left[by], right[by]));
}

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left) < String(right) ? -1 : 1;
}

/**
 * An item with the fields that are asked for, and those that are mandatory.
 *
 * @throws Refusal
 */
export function selected(item: Item, fields: string | null, fault: Fault | null): Item {
  if (fields === null) return item;
  const { value, error } = parseFields(fields);
  if (error !== null) throw invalid('fields', error.message, 'query');
  const names = new Set(value.map(({ field }) => field));
  const always = fault === 'fields-drop-id' ? [] : MANDATORY;
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => names.has(name) || names.has('*') || always.includes(name)),
  );
}
