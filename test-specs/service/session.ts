import { asString, member } from '../../model/description/json.ts';
import type { RecordedBody, RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import { createServiceWith, type Fault } from './faults/fault.ts';
import type { Handler } from './service.ts';
import { setSurroundings } from './surroundings.ts';

const ORIGIN = 'http://localhost:3000';
const JSON_TYPE = 'application/json; charset=UTF-8';
const PATCH_TYPE = 'application/json-patch+json';

interface Asked {
  readonly body?: unknown;
  readonly type?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends requests as a client that keeps the conventions, and keeps each exchange. */
class Client {
  readonly exchanges: RecordedExchange[] = [];
  #keys = 0;

  constructor(
    private readonly service: Handler,
    private readonly fault: Fault | null,
  ) {}

  /** Sends a request, and gives the JSON of its answer. */
  async send(
    method: string,
    path: string,
    { body, type = JSON_TYPE, key, headers = {} }: Asked = {},
  ): Promise<unknown> {
    const content = body === undefined ? {} : { 'content-type': type, 'content-language': 'en-US' };
    const keys = key === undefined ? {} : { 'idempotency-key': key };
    const all = {
      authorization: 'Bearer token-of-ada',
      accept: 'application/json',
      'accept-charset': 'utf-8',
      ...content,
      ...keys,
      ...headers,
    };
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const meant = new Request(ORIGIN + path, { method, headers: all, ...(text === undefined ? {} : { body: text }) });
    return await this.exchange(this.fault?.client === undefined ? meant : await this.fault.client(meant));
  }

  /** A key that no other request of the session has. */
  key(): string {
    this.#keys++;
    return `7c4a8d09-ca37-4f0b-9f4b-${String(this.#keys).padStart(12, '0')}`;
  }

  async exchange(request: Request): Promise<unknown> {
    const sent = request.clone();
    const response = await this.service(request);
    const answered = await response.text();
    this.exchanges.push({
      request: { method: sent.method, url: sent.url, headers: [...sent.headers], body: await bodyOf(sent) },
      response: { status: response.status, headers: [...response.headers], body: { state: 'text', text: answered } },
    });
    try {
      return JSON.parse(answered);
    } catch {
      return {};
    }
  }
}

async function bodyOf(request: Request): Promise<RecordedBody> {
  if ((request.headers.get('content-type') ?? '').startsWith('multipart/')) return { state: 'binary' };
  return { state: 'text', text: await request.text() };
}

/**
 * What a client and the service say to each other, from a list to a bulk request, with requests that the service
 * refuses. The same on every run; with a fault, as it is with that.
 */
export async function sessionWith(fault: Fault | null): Promise<readonly RecordedExchange[]> {
  const surroundings = setSurroundings();
  const client = new Client(await createServiceWith(fault, { surroundings }), fault);
  await readLists(client);
  const booking = await makeBooking(client);
  await changeBooking(client, booking);
  await carryOutActions(client);
  await workOnParts(client, booking);
  await useRooms(client);
  await addInstruments(client);
  await upload(client);
  await makeInvoices(client, () => surroundings.advance(2000));
  await useAccount(client);
  await client.send('DELETE', booking);
  await client.send('DELETE', booking);
  await client.send('GET', booking);
  return client.exchanges;
}

async function readLists(client: Client): Promise<void> {
  await client.send('GET', '/v1/studio/bookings');
  await client.send('GET', '/v1/studio/bookings?pageSize=2&page=2&totalRequired=true');
  await client.send('GET', '/v1/studio/bookings?page=99');
  await client.send('GET', '/v1/studio/bookings?page=0');
  await client.send(
    'GET',
    '/v1/studio/bookings?filter=status%3APENDING%2Cattendees%3E2&fields=id%2Cstatus&sortBy=title&sortOrder=asc',
  );
  await client.send('GET', '/v1/studio/bookings?filter=nonsense');
  await client.send('GET', '/v1/studio/bookings?createdAfter=2026-02-23T00%3A00%3A00.000Z');
  await client.send('GET', '/v1/studio/instruments?pageSize=2');
  await client.send('GET', '/v1/studio/instruments?pageSize=2&pageToken=MjpuZXh0');
  await client.send('GET', '/v1/studio/bookings/00000000-0000-4000-8000-000000000000');
  await client.send('GET', '/v1/studio/account', { headers: { accept: 'text/html' } });
  await client.send('POST', '/v1/studio/search-bookings?pageSize=2&page=1', {
    body: { text: 'music', statuses: ['PENDING'] },
  });
  await client.send('POST', '/v1/studio/calculate-price', { body: { attendees: 4, currency: 'EUR' } });
  await client.send('POST', '/v1/studio/calculate-price', { body: { attendees: 4, currency: 'JPY' } });
  const { items } = (await client.send('GET', '/v1/studio/bookings?filter=status%3ACOMPLETED')) as {
    items?: unknown[];
  };
  for (const item of items ?? []) await client.send('GET', `/v1/studio/bookings/${asString(member(item, 'id'))}`);
}

const NEW_BOOKING = {
  title: 'Chamber music',
  eventDate: '2026-03-02',
  doorTime: '17:30:00.000Z',
  reminderTime: '2026-03-02T14:00:00.000+02:00',
  attendees: 4,
  contact: {
    name: 'Johanna Miller',
    addressLines: ['Ring 12'],
    city: 'Wien',
    postalCode: '1010',
    province: 'AT-9',
    countryCode: 'AT',
  },
  deposit: { value: '20.00', currency: 'EUR' },
  discountPercentage: '5.00',
  payment: { method: 'CARD', card: { holder: 'Johanna Miller', expiryMonth: '2028-06' } },
  labels: ['strings'],
  equipment: [
    { sku: 'STAND-1', pieces: 4 },
    { sku: 'LAMP-2', pieces: 4 },
  ],
};

/** @returns The path of a booking that the session made. */
async function makeBooking(client: Client): Promise<string> {
  const key = client.key();
  const made = await client.send('POST', '/v1/studio/bookings', { body: NEW_BOOKING, key });
  await client.send('POST', '/v1/studio/bookings', { body: NEW_BOOKING, key });
  await client.send('POST', '/v1/studio/bookings', { body: { ...NEW_BOOKING, title: 'Choir' }, key });
  await client.send('POST', '/v1/studio/bookings', { body: { title: 'Choir' }, key: client.key() });
  await client.send('POST', '/v1/studio/bookings', { body: { ...NEW_BOOKING, strange: 1 }, key: client.key() });
  return `/v1/studio/bookings/${asString(member(made, 'id')) ?? '00000000-0000-4000-8000-000000000000'}`;
}

async function changeBooking(client: Client, booking: string): Promise<void> {
  const read = await client.send('GET', booking);
  await client.send('PUT', booking, { body: read });
  await client.send('PUT', booking, { body: read, headers: { 'if-match': '"outdated"' } });
  const patch = [{ op: 'replace', path: "/equipment/@sku=='LAMP-2'/pieces", value: 2 }];
  await client.send('PATCH', booking, { body: patch, type: PATCH_TYPE });
  await client.send('PATCH', booking, { body: patch, type: PATCH_TYPE, headers: { prefer: 'return=representation' } });
  await client.send('PATCH', booking, { body: [{ op: 'remove', path: '/title' }], type: PATCH_TYPE });
  await client.send('PATCH', booking, {
    body: [{ op: 'replace', path: '/createTime', value: '2026-03-01T09:30:00.000Z' }],
    type: PATCH_TYPE,
  });
}

async function carryOutActions(client: Client): Promise<void> {
  const made = await client.send('POST', '/v1/studio/bookings', { body: NEW_BOOKING, key: client.key() });
  const booking = `/v1/studio/bookings/${asString(member(made, 'id'))}`;
  await client.send('POST', `${booking}/confirm`, { body: { note: 'The first violin is back.' } });
  await client.send('POST', `${booking}/complete`);
  await client.send('GET', booking);
  await client.send('POST', `${booking}/cancel`);
}

async function workOnParts(client: Client, booking: string): Promise<void> {
  await client.send('GET', `${booking}/guests`);
  const guest = { name: 'Clara Novak', age: 34, birthDate: '1992-01-09', language: 'cs' };
  const made = await client.send('POST', `${booking}/guests`, { body: guest });
  const path = `${booking}/guests/${asString(member(made, 'id'))}`;
  await client.send('GET', path);
  await client.send('PUT', path, { body: { ...guest, age: 35 } });
  await client.send('GET', `${booking}/guests?pageSize=1&sort=age%7Cdesc`);
  await client.send('GET', `${booking}/setup`);
  await client.send('PUT', `${booking}/setup`, {
    body: { locale: { country_code: 'AT', language: 'de-AT' }, chairs: 8 },
  });
  await client.send('PATCH', `${booking}/setup`, {
    body: [{ op: 'replace', path: '/chairs', value: 10 }],
    type: PATCH_TYPE,
  });
  await client.send('DELETE', path);
}

async function useRooms(client: Client): Promise<void> {
  const address = { addressLines: ['Ring 12'], city: 'Wien', postalCode: '1010', province: 'AT-9', countryCode: 'AT' };
  const room = { name: 'Green room', seats: 12, address, timezone: 'Europe/Vienna' };
  await client.send('GET', '/v1/studio/rooms');
  await client.send('PUT', '/v1/studio/rooms/green-room', { body: room });
  await client.send('GET', '/v1/studio/rooms/green-room');
  await client.send('PUT', '/v1/studio/rooms/green-room', { body: { ...room, seats: 14 } });
  await client.send('DELETE', '/v1/studio/rooms/green-room');
}

async function addInstruments(client: Client): Promise<void> {
  const harp = { name: 'Concert harp', family: 'STRINGS' };
  await client.send('POST', '/v1/studio/instruments', { body: { items: [harp] }, key: client.key() });
  await client.send('POST', '/v1/studio/instruments', {
    body: { items: [harp, { family: 'KEYS' }] },
    key: client.key(),
  });
  await client.send('POST', '/v1/studio/instruments', { body: { items: [harp] } });
}

async function upload(client: Client): Promise<void> {
  const part = (head: string, content: string) =>
    `--parts\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const file = part('name="artifact"; filename="a.mp3"\r\nContent-Type: audio/mpeg', 'ID3');
  const body = `${part('name="title"', 'Rehearsal')}${file}--parts--\r\n`;
  await client.send('POST', '/v1/studio/recordings', {
    body,
    type: 'multipart/form-data; boundary=parts',
    key: client.key(),
  });
}

async function makeInvoices(client: Client, wait: () => void): Promise<void> {
  const key = client.key();
  const asked = { body: { invoiceMonth: '2026-03' }, key, headers: { prefer: 'respond-async' } };
  const accepted = await client.send('POST', '/v1/studio/invoices', asked);
  const links = (member(accepted, 'links') ?? []) as { href?: string; rel?: string }[];
  const paths = links.filter(({ rel }) => rel !== 'cancel').map(({ href = '' }) => href.replace(ORIGIN, ''));
  for (const path of paths) await client.send('GET', path);
  wait();
  for (const path of paths) await client.send('GET', path);
  await client.send('POST', '/v1/studio/invoices', { body: { invoiceMonth: '2026-04' }, key: client.key() });
}

async function useAccount(client: Client): Promise<void> {
  const patch = { body: [{ op: 'replace', path: '/timezone', value: 'Europe/Prague' }], type: PATCH_TYPE };
  await client.send('GET', '/v1/studio/account');
  await client.send('PATCH', '/v1/studio/account', patch);
  await client.send('POST', '/v1/studio/account/suspend');
  await client.send('PATCH', '/v1/studio/account', patch);
  await client.send('POST', '/v1/studio/account/activate');
}
