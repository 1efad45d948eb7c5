import { TOTAL_REQUIRED, TOTALS } from '../collections/totals.ts';
import { asArray, has, isObject, member } from '../description/json.ts';
import type { Place } from '../description/place.ts';
import type { Exchange } from './exchange.ts';
import type { ExchangeKind } from './exchange-kind.ts';
import { isOwnContent } from './own-content.ts';
import { readRequestUrl } from './request-url.ts';
import { relationsIn } from './sent-links.ts';
import type { Traffic } from './traffic.ts';

/** The body of a collection response, of a list or of a search (section 2.5 of the conventions). */
export interface SentPage {
  readonly place: Place;
  readonly kind: 'collection' | 'search';
  /** It may be anything. */
  readonly body: unknown;
}

/** Relations of links from page to page, and other names for them, which 4.4/navigation-links judges. */
const NAVIGATION = /^(?:self|first|last|next|prev|previous|start|end|(?:next|prev|previous|first|last)[-_ ]?page)$/;

/** Query parameters that page a collection, in spellings of any API. */
const PAGING = /^(?:page|page[-_]?size|page[-_]?token|page[-_]?number|per[-_]?page|total[-_]?required|offset|cursor)$/i;

/**
 * The collection response of an exchange; null for any other answer. Which answers are one: those on a path that
 * certainly is a collection or a search; on an uncertain one those to a GET with parameters for paging, and an object
 * with `items` or totals where the name is plural; anywhere an object with `items` and totals or links to pages.
 */
export function sentPage(exchange: Exchange, traffic: Traffic): SentPage | null {
  const { request, response } = exchange;
  const { json, place } = response.body;
  if (response.status !== 200 || json === null || !isOwnContent(response)) return null;
  const kind = kindOf(request.method.toUpperCase(), json.value, exchange, traffic);
  return kind === null ? null : { place, kind, body: json.value };
}

/** True for kinds of exchanges among which are collection responses. */
export function mayBePage({ method, status }: ExchangeKind): boolean {
  return status === 200 && (method === 'GET' || method === 'POST');
}

function kindOf(method: string, body: unknown, exchange: Exchange, traffic: Traffic): SentPage['kind'] | null {
  if (method !== 'GET' && method !== 'POST') return null;
  const path = traffic.pathOf(exchange);
  const known = path?.sureClass ?? null;
  if (known === 'search') return 'search';
  if (known === 'collection') return method === 'GET' ? 'collection' : null;
  if (known !== null) return null;
  const isPaged = exchange.request.url.query.some(({ name }) => PAGING.test(name.decoded));
  if (method === 'GET' && (isPaged || (path?.path.class === 'collection' && hasMembersOfPages(body))))
    return 'collection';
  return showsPage(body) ? (method === 'GET' ? 'collection' : 'search') : null;
}

const OF_PAGES = ['items', ...TOTALS];

function hasMembersOfPages(body: unknown): boolean {
  return isObject(body) && body.id === undefined && OF_PAGES.some((name) => has(body, name));
}

/** A page of items by itself: a resource with items has an identifier. */
function showsPage(body: unknown): boolean {
  if (!isObject(body) || !Array.isArray(body.items) || body.id !== undefined) return false;
  return body.totalItems !== undefined || relationsIn(body.links).some((rel) => rel !== 'self' && isNavigation(rel));
}

/** True for the relation of a link from page to page. */
export function isNavigation(relation: string): boolean {
  return NAVIGATION.test(relation.toLowerCase());
}

/** The query parameters of a list beside those that choose a page. */
const BESIDE_PAGES = new Set(['pageSize', TOTAL_REQUIRED, 'filter', 'fields', 'sort', 'sortBy', 'sortOrder']);

/**
 * True for a request that asks for the first page of a list, in words of the conventions; a parameter that is unknown
 * may choose another one.
 */
export function asksForFirstPage({ request: { method, url } }: Exchange): boolean {
  return (
    method.toUpperCase() === 'GET' &&
    url.query.every(({ name, value }) =>
      name.decoded === 'page' ? value.decoded === '1' : BESIDE_PAGES.has(name.decoded),
    )
  );
}

/** True for the address of another page of the list that a request asks for. */
export function leadsToPage(href: string, { request: { url } }: Exchange): boolean {
  const { path, query } = readRequestUrl(href);
  return path === url.path && query.some(({ name }) => name.decoded === 'page' || name.decoded === 'pageToken');
}

/** The names of the arrays of objects in a body; of all arrays where none has objects. Links are none of them. */
export function arraysIn(body: unknown): string[] {
  const arrays = Object.keys(isObject(body) ? body : {}).filter(
    (name) => name !== 'links' && Array.isArray(member(body, name)),
  );
  const ofObjects = arrays.filter((name) => asArray(member(body, name)).some(isObject));
  return ofObjects.length > 0 ? ofObjects : arrays;
}

/** True for a request that asks for totals. */
export function asksForTotals({ request: { url } }: Exchange): boolean {
  return url.query.some(({ name, value }) => name.decoded === TOTAL_REQUIRED && !/^(?:false|0)$/i.test(value.decoded));
}
