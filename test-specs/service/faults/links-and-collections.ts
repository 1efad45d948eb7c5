import { bodies, fields, isBody, resources } from './altering.ts';
import type { Fault } from './fault.ts';

const BOOKINGS = { path: 'studio/bookings' };
const BOOKING = { path: 'studio/bookings/*' };
const counted = (_: Request, { searchParams }: URL) => searchParams.get('totalRequired') === 'true';
const uncounted = (request: Request, url: URL) => !counted(request, url);

/** §2.4, §2.5, §4.4: links, collections and their pages. */
export const LINK_FAULTS: readonly Fault[] = [
  {
    id: 'link-without-rel',
    breaks: ['2.4/link-object'],
    how: 'links of a guest have href only',
    service: resources({ path: 'studio/bookings/*/guests/*' }, (guest) => {
      guest.links = linksOf(guest).map(({ href }) => ({ href }));
    }),
  },
  {
    id: 'underscore-links',
    breaks: ['2.4/links-array', '2.1/property-names'],
    how: 'a room has _links, an object by relation',
    service: resources({ path: 'studio/rooms/*' }, (room) => {
      room._links = Object.fromEntries(linksOf(room).map(({ rel, href }) => [String(rel), { href }]));
      delete room.links;
    }),
  },
  {
    id: 'location-header',
    breaks: ['2.4/no-link-headers'],
    how: '201 carries Location',
    service: fields({ method: 'POST', path: 'studio/bookings', status: 201 }, (headers, { url }) =>
      headers.set('location', `${url}/1`),
    ),
  },
  {
    id: 'created-without-self',
    breaks: ['2.4/self-link', '4.2/post-created'],
    how: 'the links of a new booking do not include self',
    service: bodies({ method: 'POST', path: 'studio/bookings', status: 201 }, (booking) => {
      booking.links = linksOf(booking).filter(({ rel }) => rel !== 'self');
    }),
  },
  {
    id: 'data-for-items',
    breaks: ['2.5/collection-items'],
    how: 'the bookings stand in data in place of items',
    service: bodies(BOOKINGS, (page) => {
      page.data = page.items;
      delete page.items;
    }),
  },
  {
    id: 'total-items-text',
    breaks: ['2.5/total-items'],
    how: 'totalItems is "7"',
    service: bodies({ ...BOOKINGS, when: counted }, (page) => {
      page.totalItems = String(page.totalItems);
    }),
  },
  {
    id: 'total-pages-zero',
    breaks: ['2.5/total-pages'],
    how: 'totalPages is 0',
    service: bodies({ ...BOOKINGS, when: counted }, (page) => {
      page.totalPages = 0;
    }),
  },
  {
    id: 'totals-always',
    breaks: ['2.5/totals-on-request', '4.4/total-required'],
    how: 'totals are there without totalRequired',
    service: bodies({ ...BOOKINGS, when: uncounted }, (page) => {
      page.totalItems = 7;
      page.totalPages = 1;
    }),
  },
  {
    id: 'collection-without-links',
    breaks: ['2.5/collection-links', '2.4/links-array'],
    how: 'the list of bookings has no links',
    service: bodies(BOOKINGS, (page) => {
      delete page.links;
    }),
  },
  {
    id: 'previous-relation',
    breaks: ['4.4/navigation-links'],
    how: 'the link to the page before is called previous',
    service: bodies(BOOKINGS, (page) => {
      page.links = linksOf(page).map((link) => (link.rel === 'prev' ? { ...link, rel: 'previous' } : link));
    }),
  },
  {
    id: 'last-unasked',
    breaks: ['4.4/navigation-links'],
    how: 'the link last is there without totalRequired',
    service: bodies({ ...BOOKINGS, when: uncounted }, (page, { url }) => {
      page.links = [...linksOf(page), { href: url, rel: 'last', method: 'GET' }];
    }),
  },
  {
    id: 'created-without-links',
    breaks: ['7.1/created-body', '2.4/links-array', '2.4/self-link', '4.2/post-created'],
    how: '201 for a new booking has no links',
    service: bodies({ method: 'POST', path: 'studio/bookings', status: 201 }, (booking) => {
      delete booking.links;
    }),
  },
  {
    id: 'cancel-when-completed',
    breaks: ['3/state-links'],
    how: 'a completed booking has the link cancel',
    service: resources(BOOKING, (booking) => {
      const self = linksOf(booking).find(({ rel }) => rel === 'self');
      if (booking.status !== 'COMPLETED' || self === undefined) return;
      booking.links = [...linksOf(booking), { href: `${self.href}/cancel`, rel: 'cancel', method: 'POST' }];
    }),
  },
  {
    id: 'state-in-words',
    breaks: ['3/state-values', '2.1/enum-values'],
    how: 'status is "Pending approval"',
    service: resources(BOOKING, (booking) => {
      if (booking.status === 'PENDING') booking.status = 'Pending approval';
    }),
  },
];

export function linksOf(body: { readonly links?: unknown }): Record<string, unknown>[] {
  return Array.isArray(body.links) ? body.links.filter(isBody) : [];
}
