import { Hono } from 'hono';
import { answer } from '../conventions/answers.ts';
import type { Properties } from '../conventions/filters.ts';
import type { Executions } from '../conventions/idempotency.ts';
import {
  create,
  find,
  type Kind,
  remove,
  replace,
  represent,
  resource,
  sentData,
  visible,
} from '../conventions/operations.ts';
import { page } from '../conventions/pages.ts';
import { type Call, jsonBody, parameter, type Variables } from '../conventions/requests.ts';
import { orderOf } from '../conventions/sorting.ts';
import { BOOKINGS } from './bookings.ts';

const SORTABLE: Properties = { name: 'text', age: 'number' };

const GUESTS: Kind = {
  table: 'guests',
  schema: 'Guest',
  pathOf: ({ id, parentId = '' }) =>
    `/v1/studio/bookings/${encodeURIComponent(parentId)}/guests/${encodeURIComponent(id)}`,
};

/** The guests of a booking: a sub-collection (§4.2). */
export function guestRoutes(executions: Executions) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get('/bookings/:bookingId/guests', async (call) => {
    const guests = await visible(call, GUESTS, await bookingId(call));
    const order = orderOf(call, SORTABLE, { field: 'name', direction: 'asc' });
    return answer(call, page(call, guests.map((row) => represent(call, GUESTS, row)).toSorted(order), 'pageToken'));
  });
  routes.post('/bookings/:bookingId/guests', async (call) => {
    const parentId = await bookingId(call);
    return await executions.once(call, await jsonBody(call), async () =>
      resource(call, GUESTS, await create(call, GUESTS, await sentData(call, GUESTS), { parentId }), 201),
    );
  });
  routes.get('/bookings/:bookingId/guests/:guestId', async (call) => resource(call, GUESTS, await guest(call)));
  routes.put('/bookings/:bookingId/guests/:guestId', async (call) => replace(call, GUESTS, await guest(call)));
  routes.delete('/bookings/:bookingId/guests/:guestId', (call) =>
    remove(call, GUESTS, parameter(call, 'guestId'), parameter(call, 'bookingId')),
  );
  return routes;
}

/** The booking that the path names; 404 where the caller has none of that name. */
async function bookingId(call: Call): Promise<string> {
  return (await find(call, BOOKINGS, parameter(call, 'bookingId'))).id;
}

async function guest(call: Call) {
  return await find(call, GUESTS, parameter(call, 'guestId'), await bookingId(call));
}
