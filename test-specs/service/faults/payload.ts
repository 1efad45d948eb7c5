import { answers, bodies, fields, isBody, resources, withBody } from './altering.ts';
import type { Fault } from './fault.ts';

const BOOKING = { path: 'studio/bookings/*' };
const ROOM = { path: 'studio/rooms/*' };
const GUEST = { path: 'studio/bookings/*/guests/*' };

/** §1, §2.1 to §2.3: what bodies hold. */
export const PAYLOAD_FAULTS: readonly Fault[] = [
  {
    id: 'hal-media-type',
    breaks: ['1/json-bodies', '4.2/media-types', '9.1/content-type'],
    how: 'bookings are answered as application/hal+json',
    service: fields(BOOKING, (headers) => headers.set('content-type', 'application/hal+json')),
  },
  {
    id: 'array-response',
    breaks: ['1/object-responses', '2.5/collection-items', '2.5/collection-links', '2.4/links-array'],
    how: 'the list of rooms is a bare array',
    service: bodies({ path: 'studio/rooms' }, ({ items }) => items),
  },
  {
    id: 'snake-case-property',
    breaks: ['2.1/property-names'],
    how: 'eventDate is called event_date',
    service: resources(BOOKING, (booking) => {
      booking.event_date = booking.eventDate;
      delete booking.eventDate;
    }),
  },
  {
    id: 'lower-case-enum',
    breaks: ['2.1/enum-values'],
    how: 'the way of payment is "card" in place of CARD',
    service: resources(BOOKING, (booking) => {
      if (isBody(booking.payment)) booking.payment = { ...booking.payment, method: 'card' };
    }),
  },
  {
    id: 'upper-case-rel',
    breaks: ['2.1/rel-lower-case', '2.4/link-object'],
    how: 'links of rooms have the relation Self',
    service: resources(ROOM, (room) => {
      room.links = renamed(room.links, 'self', 'Self');
    }),
  },
  {
    id: 'null-property',
    breaks: ['2.1/no-null'],
    how: 'a guest without a birthday has birthDate null',
    service: resources(GUEST, (guest) => {
      guest.birthDate = null;
    }),
  },
  {
    id: 'integer-too-large',
    breaks: ['2.2/integer-range'],
    how: 'a room has 3000000000 seats',
    service: resources(ROOM, (room) => {
      room.seats = 3_000_000_000;
    }),
  },
  {
    id: 'both-variants',
    breaks: ['2.2/flat-variants'],
    how: 'a payment by card carries the member invoice, too',
    service: resources(BOOKING, (booking) => {
      if (isBody(booking.payment)) booking.payment = { ...booking.payment, invoice: { email: 'bills@miller.example' } };
    }),
  },
  {
    id: 'money-negative',
    breaks: ['2.3/money'],
    how: 'a price is negative',
    service: resources(BOOKING, (booking) => {
      booking.price = { value: '-55.00', currency: 'EUR' };
    }),
  },
  {
    id: 'percentage-with-sign',
    breaks: ['2.3/percentage'],
    how: 'a rate is "19 %"',
    service: bodies({ path: 'studio/calculate-price', method: 'POST' }, (price) => {
      price.vatRate = '19 %';
    }),
  },
  {
    id: 'country-name',
    breaks: ['2.3/country-code'],
    how: 'a country is AUT in place of AT',
    service: resources(ROOM, (room) => {
      if (isBody(room.address)) room.address = { ...room.address, countryCode: 'AUT' };
    }),
  },
  {
    id: 'language-name',
    breaks: ['2.3/language-code'],
    how: 'a language is "Czech" in place of cs',
    service: resources(GUEST, (guest) => {
      guest.language = 'Czech language';
    }),
  },
  {
    id: 'province-name',
    breaks: ['2.3/province'],
    how: 'a province is Vienna in place of AT-9',
    service: resources(ROOM, (room) => {
      if (isBody(room.address)) room.address = { ...room.address, province: 'Vienna' };
    }),
  },
  {
    id: 'timezone-offset',
    breaks: ['2.3/timezone'],
    how: 'a timezone is +01:00',
    service: resources(ROOM, (room) => {
      room.timezone = '+01:00';
    }),
  },
  {
    id: 'local-time',
    breaks: ['2.3/date-time'],
    how: 'createTime has the offset of the house',
    service: resources(BOOKING, (booking) => {
      booking.createTime = String(booking.createTime).replace('Z', '+01:00');
    }),
  },
  {
    id: 'german-date',
    breaks: ['2.3/full-date'],
    how: 'birthDate is 09.01.1992',
    service: resources(GUEST, (guest) => {
      guest.birthDate = '09.01.1992';
    }),
  },
  {
    id: 'short-time',
    breaks: ['2.3/full-time'],
    how: 'doorTime is 17:30',
    service: resources(BOOKING, (booking) => {
      booking.doorTime = '17:30';
    }),
  },
  {
    id: 'month-first',
    breaks: ['2.3/year-month'],
    how: 'invoiceMonth is 03/2026',
    service: resources({ path: 'studio/invoices/*' }, (invoice) => {
      invoice.invoiceMonth = '03/2026';
    }),
  },
  {
    id: 'xml-success',
    breaks: ['4.2/media-types', '1/json-bodies', '9.1/content-type'],
    how: 'the account is answered as XML',
    service: answers({ path: 'studio/account' }, (response) => {
      const changed = withBody(response, '<account><status>ACTIVE</status></account>');
      changed.headers.set('content-type', 'application/xml');
      return changed;
    }),
  },
];

function renamed(links: unknown, from: string, to: string): unknown {
  return Array.isArray(links)
    ? links.map((link) => (isBody(link) && link.rel === from ? { ...link, rel: to } : link))
    : links;
}
