import { Hono } from 'hono';
import { answer, noContent } from '../conventions/answers.ts';
import { checkIfMatch, entityTag } from '../conventions/entity-tags.ts';
import { find, type Kind, lookUp, patch, represent, sentData, update } from '../conventions/operations.ts';
import { type Call, parameter, type Variables } from '../conventions/requests.ts';
import type { Row } from '../store.ts';
import { BOOKINGS } from './bookings.ts';

/** A row has the identifier of its booking. */
const SETUPS: Kind = {
  table: 'setups',
  schema: 'Setup',
  pathOf: ({ id }) => `/v1/studio/bookings/${encodeURIComponent(id)}/setup`,
};

/** How the room of a booking is set up: a singleton, which always exists (§4.2). */
export function setupRoutes() {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get('/bookings/:bookingId/setup', async (call) => {
    const row = await setup(call);
    const { id: _, ...representation } = represent(call, SETUPS, row);
    return answer(call, representation, 200, { ETag: entityTag(row) });
  });
  routes.put('/bookings/:bookingId/setup', async (call) => {
    const row = await setup(call);
    checkIfMatch(call, row, { rel: 'self', path: SETUPS.pathOf(row) });
    const changed = await update(call, SETUPS, row, { data: await sentData(call, SETUPS) });
    return noContent(call, { ETag: entityTag(changed) });
  });
  routes.patch('/bookings/:bookingId/setup', async (call) => patch(call, SETUPS, await setup(call)));
  return routes;
}

/** The setup of the booking; that of the house until one is set. */
async function setup(call: Call): Promise<Row> {
  const { id, owner, createTime } = await find(call, BOOKINGS, parameter(call, 'bookingId'));
  const data = { locale: { country_code: 'AT', language: 'de-AT', timezone: 'Europe/Vienna' }, chairs: 4 };
  return (await lookUp(call, SETUPS, id)) ?? { id, owner, createTime, updateTime: createTime, version: 0, data };
}
