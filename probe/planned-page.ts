import type { JsonObject } from '../model/description/json.ts';

/** True for a query that asks for no page: a number that is none, or what no answer gave out. */
export function isWrongPage({ searchParams }: URL, isWrongOnPurpose: boolean): boolean {
  const isNumber = (name: string) => /^[1-9]\d*$/.test(searchParams.get(name) ?? '');
  if (['page', 'pageSize'].some((name) => searchParams.has(name) && !isNumber(name))) return true;
  return (
    isWrongOnPurpose && ['pageToken', 'filter'].some((name) => searchParams.get(name)?.includes('lintel') === true)
  );
}

/**
 * The page of a list that a URL asks for, with its links.
 *
 * @param takesNumber Whether pages are asked for by number, and not by token.
 */
export function pageAt(asked: URL, all: readonly JsonObject[], takesNumber: boolean): JsonObject {
  const { searchParams } = asked;
  const size = Number(searchParams.get('pageSize') ?? 20);
  const page = Number(searchParams.get('page') ?? searchParams.get('pageToken') ?? 1);
  const pages = Math.max(1, Math.ceil(all.length / size));
  const name = searchParams.has('pageToken') || !takesNumber ? 'pageToken' : 'page';
  const linkTo = (rel: string, number: number) => {
    const url = new URL(asked);
    url.searchParams.set(name, String(number));
    return { href: url.href, rel, method: 'GET' };
  };
  const isCounted = searchParams.get('totalRequired') === 'true';
  const links = [
    linkTo('first', 1),
    ...(page > 1 ? [linkTo('prev', page - 1)] : []),
    ...(page < pages ? [linkTo('next', page + 1)] : []),
    ...(isCounted ? [linkTo('last', pages)] : []),
  ];
  const totals = isCounted ? { totalItems: all.length, totalPages: pages } : {};
  return { items: all.slice((page - 1) * size, page * size), ...totals, links };
}
