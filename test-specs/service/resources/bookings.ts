import { Hono } from 'hono';
import { asString, type JsonObject } from '../../../model/description/json.ts';
import { answer } from '../conventions/answers.ts';
import { entityTag } from '../conventions/entity-tags.ts';
import { invalid, invalidOperation } from '../conventions/errors.ts';
import { filterOf, type Properties } from '../conventions/filters.ts';
import type { Executions } from '../conventions/idempotency.ts';
import type { PathLink } from '../conventions/links.ts';
import {
  create,
  find,
  type Kind,
  patch,
  remove,
  replace,
  represent,
  resource,
  sentData,
  update,
  visible,
} from '../conventions/operations.ts';
import { page } from '../conventions/pages.ts';
import { type Call, jsonBody, parameter, type Variables } from '../conventions/requests.ts';
import { check, faultsOf } from '../conventions/schemas.ts';
import { selectionOf } from '../conventions/selections.ts';
import { orderOf } from '../conventions/sorting.ts';
import type { Row } from '../store.ts';
import { utc } from './times.ts';

/** What each state allows (§3): the actions with the states that they lead to. */
const ACTIONS: { readonly [status: string]: { readonly [action: string]: string } } = {
  PENDING: { confirm: 'CONFIRMED', cancel: 'CANCELLED' },
  CONFIRMED: { complete: 'COMPLETED', cancel: 'CANCELLED' },
  COMPLETED: {},
  CANCELLED: { reopen: 'PENDING' },
};

const PROPERTIES: Properties = {
  status: 'text',
  title: 'text',
  eventDate: 'text',
  attendees: 'number',
  createTime: 'time',
};

const SORTABLE: Properties = { createTime: 'time', eventDate: 'text', title: 'text', attendees: 'number' };

const MANDATORY = ['id', 'title', 'eventDate', 'links'];

export const BOOKINGS: Kind = {
  table: 'bookings',
  schema: 'Booking',
  pathOf: ({ id }) => `/v1/studio/bookings/${encodeURIComponent(id)}`,
  calculated: ({ status, createTime, updateTime, data }) => ({
    status,
    createTime: utc(createTime),
    updateTime: utc(updateTime),
    price: priceFor(Number(data.attendees ?? 1)),
  }),
  linksOf: (row) => (row.status === 'COMPLETED' ? [] : [...actionLinks(row), ...partLinks(row)]),
  kept: (data) => {
    const reminderTime = asString(data.reminderTime);
    return reminderTime === null ? data : { ...data, reminderTime: utc(Date.parse(reminderTime)) };
  },
};

export function priceFor(attendees: number, currency = 'EUR') {
  const cents = 2500 + Math.min(attendees, 100_000) * 750;
  const value = currency === 'JPY' ? `${cents}.0` : (cents / 100).toFixed(2);
  return { value, currency };
}

function actionLinks(row: Row): PathLink[] {
  const actions = Object.keys(ACTIONS[row.status ?? ''] ?? {});
  return actions.map((rel) => ({ rel, path: `${BOOKINGS.pathOf(row)}/${rel}`, method: 'POST' }));
}

function partLinks(row: Row): PathLink[] {
  return ['guests', 'setup'].map((rel) => ({ rel, path: `${BOOKINGS.pathOf(row)}/${rel}` }));
}

export function bookingRoutes(executions: Executions) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get('/bookings', listBookings);
  routes.post('/bookings', async (call) => {
    const payload = await jsonBody(call);
    return await executions.once(call, payload, async () => {
      const row = await create(call, BOOKINGS, await sentData(call, BOOKINGS), { status: 'PENDING' });
      return resource(call, BOOKINGS, row, 201);
    });
  });
  routes.get('/bookings/:bookingId', async (call) => {
    const row = await find(call, BOOKINGS, parameter(call, 'bookingId'));
    const selected = selectionOf(call, 'Booking', MANDATORY)(represent(call, BOOKINGS, row));
    return answer(call, selected, 200, { ETag: entityTag(row) });
  });
  routes.put('/bookings/:bookingId', async (call) =>
    replace(call, BOOKINGS, await find(call, BOOKINGS, parameter(call, 'bookingId'))),
  );
  routes.patch('/bookings/:bookingId', async (call) =>
    patch(call, BOOKINGS, await find(call, BOOKINGS, parameter(call, 'bookingId'))),
  );
  routes.delete('/bookings/:bookingId', (call) => remove(call, BOOKINGS, parameter(call, 'bookingId')));
  routes.post('/bookings/:bookingId/:action{confirm|complete|cancel|reopen}', act);
  routes.post('/search-bookings', search);
  return routes;
}

async function listBookings(call: Call): Promise<Response> {
  const rows = await visible(call, BOOKINGS);
  const meets = filterOf(call.req.query('filter'), PROPERTIES);
  const during = rangeOf(call);
  const order = orderOf(call, SORTABLE, { field: 'createTime', direction: 'desc' });
  const select = selectionOf(call, 'Booking', MANDATORY);
  const all = rows.filter(({ createTime }) => during(createTime)).map((row) => represent(call, BOOKINGS, row));
  const found = page(call, all.filter(meets).toSorted(order), 'page');
  return answer(call, { ...found, items: found.items.map(select) });
}

/** createdAfter and createdBefore; neither bound belongs to the range (§4.3). */
function rangeOf(call: Call): (time: number) => boolean {
  const [after, before] = ['createdAfter', 'createdBefore'].map((name) => {
    const text = call.req.query(name);
    if (text === undefined) return null;
    const isUnix = /^[0-9]{9,10}$/.test(text);
    const time = isUnix ? Number(text) * 1000 : Date.parse(text);
    if (Number.isNaN(time) || !(isUnix || faultsOf(text, 'LocalTime').length === 0))
      throw invalid({ field: `/${name}`, value: text.slice(0, 1000), issue: 'is no time', location: 'query' });
    return time;
  });
  return (time) => time > (after ?? Number.NEGATIVE_INFINITY) && time < (before ?? Number.POSITIVE_INFINITY);
}

/** Carries out an action that the state allows (§4.7); of another one the error says what is possible (§3). */
async function act(call: Call): Promise<Response> {
  const row = await find(call, BOOKINGS, parameter(call, 'bookingId'));
  await checkNote(call);
  const action = parameter(call, 'action');
  const status = ACTIONS[row.status ?? '']?.[action];
  if (status === undefined) {
    const possible = actionLinks(row);
    const deletion: PathLink = { rel: 'delete', path: BOOKINGS.pathOf(row), method: 'DELETE' };
    const state = (row.status ?? '').toLowerCase();
    throw invalidOperation(
      `For a ${state} booking the action ${action} is not possible.`,
      possible.length > 0 ? possible : [deletion],
    );
  }
  return resource(call, BOOKINGS, await update(call, BOOKINGS, row, { status }));
}

async function checkNote(call: Call): Promise<void> {
  if ((await call.req.text()) !== '') check(await jsonBody(call), 'Note');
}

async function search(call: Call): Promise<Response> {
  const body = await jsonBody(call);
  check(body, 'BookingSearch');
  const { text, statuses } = body as { text?: string; statuses?: string[] };
  const rows = (await visible(call, BOOKINGS)).filter(
    (row) =>
      String(row.data.title)
        .toLowerCase()
        .includes((text ?? '').toLowerCase()) &&
      (statuses?.includes(row.status ?? '') ?? true),
  );
  const all: JsonObject[] = rows.map((row) => represent(call, BOOKINGS, row));
  return answer(call, page(call, all, 'page'));
}
