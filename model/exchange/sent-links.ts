import { has, isObject, member } from '../description/json.ts';
import { memoize, memoizeLatest } from '../lib/memoize.ts';
import { isFurtherMethod } from '../text/standards/http-methods.ts';
import type { BodySlot } from './body/body-slot.ts';
import { Selection } from './body/selection.ts';
import type { Exchange } from './exchange.ts';
import { readRequestUrl } from './request-url.ts';
import type { BodyValue, Traffic } from './traffic.ts';

/** True for a link: an item of an array called links, or an object with href and rel. */
function isSentLink({ value, parent }: BodyValue): boolean {
  if (parent !== null && isLinksArray(parent)) return true;
  return isLinkLike(value);
}

/** True for an array that is called links. */
function isLinksArray({ key, value }: BodyValue): boolean {
  return key === 'links' && Array.isArray(value);
}

/** The relation names of an array of links, in lower case; items that are none have no name. */
export function relationsIn(links: unknown): string[] {
  if (!Array.isArray(links)) return [];
  return links.flatMap((link: unknown) => {
    const rel = member(link, 'rel');
    return typeof rel === 'string' ? [rel.toLowerCase()] : [];
  });
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'];

/** True for a method of HTTP, in capitals: methods are case-sensitive (RFC 9110, section 9.1). */
export function isHttpMethod(text: string): boolean {
  return METHODS.includes(text) || (text === text.toUpperCase() && isFurtherMethod(text));
}

/**
 * How a value in a response has a link otherwise than in an array `links`. `shape`: it is called links and is no array;
 * `name`: it is a link, or holds links, under another name; `href`: it is an object with an address and without a
 * relation.
 */
type LooseForm = 'shape' | 'name' | 'href';

/** A link outside of an array `links`, or an object of links. */
export interface SentLooseLink {
  readonly value: BodyValue;
  readonly form: LooseForm;
}

/** The loose links of a response, outermost ones only (2.4/links-array). */
export function looseLinks(exchange: Exchange, traffic: Traffic): readonly SentLooseLink[] {
  return looseIn(traffic)(exchange);
}

/** True for an object that has links as its members, none of them an array `links`. */
export function hasLooseLinks({ value }: BodyValue, exchange: Exchange, traffic: Traffic): boolean {
  return looseLinks(exchange, traffic).some((loose) => loose.value.parent?.value === value);
}

const looseIn = memoize((traffic: Traffic) => memoizeLatest((exchange: Exchange) => LOOSE.subjects(exchange, traffic)));

const LOOSE: Selection<SentLooseLink> = new Selection({
  at: (slot, type, names) => {
    const { kind, key } = slot;
    if (kind.part === 'request' || key === null) return 'none';
    if (key === '_links' || key === '_link') return 'look';
    if (key === 'links') return type === 'object' || type === 'string' ? 'look' : 'none';
    if (type === 'string') return (key === 'link' || key === 'href') && !isOfLink(slot) ? 'look' : 'none';
    if (type === 'array') return (list: readonly unknown[]) => (isLinkLike(list[0]) ? 'look' : 'none');
    return type === 'object' && names.includes('href') ? 'look' : 'none';
  },
  subject: (value, exchange) => {
    const form = looseForm(value, exchange);
    if (form === null) return null;
    for (let around = value.parent; around !== null; around = around.parent) {
      if (isLinksArray(around) || looseForm(around, exchange) !== null) return null;
    }
    return { value, form };
  },
});

function isLinkLike(value: unknown): boolean {
  return isObject(value) && has(value, 'href') && has(value, 'rel');
}

/** The arrays that are called links in responses. */
export const LINKS_ARRAYS: Selection<unknown> = new Selection({
  at: ({ kind, key }, type) => (kind.part === 'response' && key === 'links' && type === 'array' ? 'holds' : 'none'),
  subject: () => null,
});

/** True for the slot of a member of a link. */
export function isOfLink({ parent, form }: BodySlot): boolean {
  if (parent !== null && isOfLinksArray(parent)) return true;
  return form?.names.includes('href') === true && form.names.includes('rel');
}

/** True for the slot of the items of arrays that are called links. */
export function isOfLinksArray(slot: BodySlot): boolean {
  return slot.isItem && slot.parent?.key === 'links';
}

const BESIDE_HREF = ['href', 'method', 'type', 'templated', 'title', 'hreflang', 'deprecation', 'profile', 'name'];

function looseForm(described: BodyValue, exchange: Exchange): LooseForm | null {
  const { key, value, parent } = described;
  if (typeof key !== 'string' || parent === null) return null;
  if (key === '_links' || key === '_link') return 'name';
  if (typeof value === 'string') return looseAddress(key, value, parent, exchange);
  if (key === 'links') return isObject(value) && !holdsArrays(value) ? 'shape' : null;
  const objects = Array.isArray(value) ? value : [value];
  if (objects.length === 0 || !objects.every(isObject)) return null;
  if (objects.every((one) => has(one, 'href') && has(one, 'rel'))) return 'name';
  if (Array.isArray(value) || !objects.every((one) => typeof member(one, 'href') === 'string')) return null;
  return objects.every((one) => Object.keys(one).every((name) => BESIDE_HREF.includes(name))) ? 'href' : null;
}

/** What an address under a name is. */
const ADDRESSES: ReadonlyMap<string, LooseForm> = new Map([
  ['links', 'shape'],
  ['link', 'name'],
  ['href', 'href'],
]);

/** An address of the service itself; one of another host may be data. */
function looseAddress(key: string, value: string, parent: BodyValue, { request }: Exchange): LooseForm | null {
  const form = ADDRESSES.get(key) ?? null;
  if (form === null || /\s/.test(value) || isSentLink(parent)) return null;
  const { origin } = readRequestUrl(value);
  const isOwn = origin === null ? value.startsWith('/') : origin === request.url.origin;
  return isOwn ? form : null;
}

/** True for a page of resources that are called links. */
function holdsArrays(value: object): boolean {
  return Object.values(value).some(Array.isArray);
}
